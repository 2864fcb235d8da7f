/** Tells how tall an element is, whenever that changes; 0 once it is gone. */
export function height(node: HTMLElement, tell: (pixels: number) => void): { destroy(): void } {
  const watch = new ResizeObserver(() => tell(node.offsetHeight));
  watch.observe(node);
  return {
    destroy() {
      watch.disconnect();
      tell(0);
    },
  };
}

/** A Svelte action: sets the class `more` while a scrolling part has content below its edge. */
export function moreBelow(node: HTMLElement) {
  const look = () => node.classList.toggle("more", node.scrollHeight - node.clientHeight - node.scrollTop > 4);
  const watch = new ResizeObserver(look);
  const inside = new MutationObserver(look);
  watch.observe(node);
  inside.observe(node, { childList: true, subtree: true, characterData: true });
  node.addEventListener("scroll", look, { passive: true });
  return {
    destroy() {
      watch.disconnect();
      inside.disconnect();
      node.removeEventListener("scroll", look);
    },
  };
}

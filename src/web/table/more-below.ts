/** so little is not worth scrolling */
const SLACK = 4;

/**
 * A Svelte action: sets the class `more` while a scrolling part has content below its edge, and `long` while it could be scrolled at
 * all. A strip of so many pixels below it that is there only then takes its room from it.
 */
export function moreBelow(node: HTMLElement, strip = 0) {
  const look = () => {
    const over = node.scrollHeight - node.clientHeight;
    node.classList.toggle("more", over - node.scrollTop > SLACK);
    node.classList.toggle("long", over > SLACK + (node.classList.contains("long") ? strip : 0));
  };
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

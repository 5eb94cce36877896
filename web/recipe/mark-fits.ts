/**
 * For the `ref` of an element: it has `data-fits` as long as the window is high enough to show all of it, with some
 * room around it. CSS alone cannot tell.
 */
export const markFits = (element: HTMLElement | null): (() => void) | undefined => {
  if (element === null) return undefined;
  const mark = (): void => {
    element.toggleAttribute('data-fits', element.offsetHeight + 2 * ROOM_PX <= innerHeight);
  };
  const sizes = new ResizeObserver(mark);
  sizes.observe(element);
  addEventListener('resize', mark);
  return () => {
    sizes.disconnect();
    removeEventListener('resize', mark);
  };
};

const ROOM_PX = 16;

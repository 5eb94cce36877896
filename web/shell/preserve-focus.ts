const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary, [tabindex="0"]';

const getFocusable = (place: Node | null): readonly HTMLElement[] => {
  if (!(place instanceof HTMLElement)) return [];
  const within = [...place.querySelectorAll<HTMLElement>(FOCUSABLE)];
  return place.matches(FOCUSABLE) ? [place, ...within] : within;
};

/** The element to focus after a removal: the same control in the next row, else in the previous one. */
const findReplacement = (
  lost: Node,
  { removedNodes, nextSibling, previousSibling }: MutationRecord,
): HTMLElement | undefined => {
  const gone = [...removedNodes].find((node) => node.contains(lost)) ?? null;
  const part = getFocusable(gone).findIndex((one) => one === lost);
  for (const beside of [nextSibling, previousSibling]) {
    const candidates = getFocusable(beside);
    const replacement = candidates[part] ?? candidates[0];
    if (replacement !== undefined) return replacement;
  }
  return undefined;
};

/**
 * Keeps the focus near an element removed by keyboard. Otherwise the browser would reset it to the top of the page,
 * even if a dialog was in between. Returns a cleanup function.
 */
export const preserveFocus = (content: HTMLElement): (() => void) => {
  let last: HTMLElement | undefined;
  let replacement: HTMLElement | undefined;

  const remember = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLElement && content.contains(target)) [last, replacement] = [target, undefined];
  };
  const restoreFocus = (): void => {
    if (replacement === undefined || document.activeElement !== document.body) return;
    if (replacement.isConnected) replacement.focus();
    replacement = undefined;
  };
  const handleMutations = (records: readonly MutationRecord[]): void => {
    if (last !== undefined && !last.isConnected) {
      const lost = last;
      const record = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(lost)));
      replacement = (record === undefined ? undefined : findReplacement(lost, record)) ?? content;
      last = undefined;
    }
    // By the next frame a closing dialog has restored the focus.
    if (replacement !== undefined) requestAnimationFrame(restoreFocus);
  };

  const observer = new MutationObserver(handleMutations);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', remember);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
  };
};

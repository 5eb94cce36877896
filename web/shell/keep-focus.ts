const REACHABLE = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary, [tabindex="0"]';

const reachableIn = (place: Node | null): readonly HTMLElement[] => {
  if (!(place instanceof HTMLElement)) return [];
  const within = [...place.querySelectorAll<HTMLElement>(REACHABLE)];
  return place.matches(REACHABLE) ? [place, ...within] : within;
};

/** What stands where something was that had the focus: the same part of the next row, else of the one before. */
const heirOf = (
  lost: Node,
  { removedNodes, nextSibling, previousSibling }: MutationRecord,
): HTMLElement | undefined => {
  const gone = [...removedNodes].find((node) => node.contains(lost)) ?? null;
  const part = reachableIn(gone).findIndex((one) => one === lost);
  for (const beside of [nextSibling, previousSibling]) {
    const candidates = reachableIn(beside);
    const heir = candidates[part] ?? candidates[0];
    if (heir !== undefined) return heir;
  }
  return undefined;
};

/**
 * Whoever removes something by the keyboard stays where they were. A browser would let the focus fall to the top of the
 * page with what had it, also where a dialog stood in between. Gives how to end it.
 */
export const keepFocus = (content: HTMLElement): (() => void) => {
  let last: HTMLElement | undefined;
  let heir: HTMLElement | undefined;

  const remember = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLElement && content.contains(target)) [last, heir] = [target, undefined];
  };
  const pass = (): void => {
    if (heir === undefined || document.activeElement !== document.body) return;
    if (heir.isConnected) heir.focus();
    heir = undefined;
  };
  const look = (records: readonly MutationRecord[]): void => {
    if (last !== undefined && !last.isConnected) {
      const lost = last;
      const record = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(lost)));
      heir = (record === undefined ? undefined : heirOf(lost, record)) ?? content;
      last = undefined;
    }
    // What a dialog gives back it has given by then.
    if (heir !== undefined) requestAnimationFrame(pass);
  };

  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', remember);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
  };
};

import type { PageVisibility } from './page-visibility.ts';
import type { TabGroup } from './tab-group.ts';

/**
 * Calls `lead` in one of the visible tabs of a group, and the function it returns when that tab is hidden, closed or
 * stopped; then the next one leads. Hidden tabs never lead, because browsers freeze them. Without a group, a tab leads
 * whenever it is visible.
 */
export const leadWhileVisible = (
  lead: () => () => void,
  { page, group }: { readonly page: PageVisibility; readonly group: TabGroup | undefined },
): (() => void) => {
  let turn: AbortController | undefined;

  const start = ({ signal }: AbortController): void => {
    const run = async (): Promise<void> => {
      if (signal.aborted) return;
      const stop = lead();
      await new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => resolve(stop()), { once: true });
      });
    };
    if (group === undefined) void run();
    // Rejected if the tab is hidden while it waits, which ends its turn, or if the browser denies locks.
    else group.locks.request(group.name, { signal }, run).catch(run);
  };
  const end = (): void => {
    turn?.abort();
    turn = undefined;
  };
  const update = (): void => {
    if (!page.isVisible()) end();
    else if (turn === undefined) start((turn = new AbortController()));
  };
  const unsubscribe = page.subscribe(update);
  update();
  return () => {
    unsubscribe();
    end();
  };
};

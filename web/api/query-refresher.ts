import type { Query, QueryClient } from '@tanstack/react-query';

import { ChangedResources } from './changed-resources.ts';
import type { ChangedResource } from './changed-resources.ts';
import type { PageVisibility } from './page-visibility.ts';
import { refreshQuery } from './refresh-query.ts';
import { withTimeout } from './with-timeout.ts';

/** The first change is shown immediately. While changes keep coming, the gap between refreshes doubles up to the maximum. */
const MIN_GAP_MS = 300;
const MAX_GAP_MS = 2000;

/** A response that takes longer no longer delays the refresh of everything else. */
const MAX_REFRESH_MS = 20_000;

const isOutdated = ({ state }: Query): boolean => state.isInvalidated || state.status === 'error';

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Refreshes the queries that changes affect. A refresh starts after the previous one has settled, and never in a hidden
 * tab, which catches up when it becomes visible.
 */
export class QueryRefresher {
  readonly #client: QueryClient;
  readonly #page: PageVisibility;
  readonly #unsubscribe: () => void;
  #changed = new ChangedResources();
  #isOutdatedIncluded = false;
  #isRunning = false;

  constructor(client: QueryClient, page: PageVisibility) {
    this.#client = client;
    this.#page = page;
    this.#unsubscribe = page.subscribe(() => void this.#run());
  }

  refresh(resource: ChangedResource): void {
    this.#changed.add(resource);
    void this.#run();
  }

  refreshEverything(): void {
    this.#changed.addEverything();
    void this.#run();
  }

  /** Refreshes what could not be loaded, or is known to be older than on the service. */
  refreshOutdated(): void {
    this.#isOutdatedIncluded = true;
    void this.#run();
  }

  /** Starts no further refresh. What has not been refreshed yet is fetched when it is shown again. */
  stop(): void {
    this.#unsubscribe();
    for (const query of this.#takeAffected()) query.invalidate();
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (let gap = MIN_GAP_MS; this.#hasWork() && this.#page.isVisible(); gap = Math.min(2 * gap, MAX_GAP_MS)) {
      const affected = this.#takeAffected();
      if (affected.length === 0) continue;
      await withTimeout(Promise.all(affected.map(refreshQuery)), MAX_REFRESH_MS).catch(() => undefined);
      await sleep(gap);
    }
    this.#isRunning = false;
  }

  #hasWork(): boolean {
    return this.#isOutdatedIncluded || !this.#changed.isEmpty;
  }

  #takeAffected(): readonly Query[] {
    const changed = this.#changed;
    const isOutdatedIncluded = this.#isOutdatedIncluded;
    this.#changed = new ChangedResources();
    this.#isOutdatedIncluded = false;
    const predicate = (query: Query): boolean =>
      changed.affects(query.queryKey) || (isOutdatedIncluded && isOutdated(query));
    return this.#client.getQueryCache().findAll({ predicate });
  }
}

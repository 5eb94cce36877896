import { after, before, test } from 'node:test';

import * as fc from 'fast-check';

import { onEveryEngine } from '../support/engines.ts';
import type { Engine } from '../support/engines.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { serviceForSuite } from '../support/test-service.ts';
import type { TestService } from '../support/test-service.ts';
import { stories } from './offline/commands.ts';
import { QuickClient } from './offline/quick-client.ts';
import type { Client } from './offline/quick-client.ts';
import { createRecipes } from './offline/recipes.ts';
import { runStory } from './offline/run-story.ts';
import type { Stage } from './offline/run-story.ts';

const RULES = 'no acknowledged change is lost, conflicts are named, bought items stay bought, sums are exact';

/** Number of lists used concurrently: with group commit this is faster than one after the other. */
const STAGES = 12;

const clock = new ManualClock();

interface Extent {
  readonly runs: number;
  /** All engines by default. */
  readonly engine?: Engine['name'];
  /** Whether every response is also checked against the OpenAPI document. */
  readonly isDocumentHeld: boolean;
}

/** A library with recipes and three clients. The third uses another instance, if there is one. */
const newStage = async (
  [service, beside]: readonly [TestService, TestService],
  name: string,
  { isDocumentHeld }: Extent,
): Promise<Stage & Disposable> => {
  const { body } = await service.client.post<{ id: string }>('/api/v1/libraries', { name });
  const headers = { 'x-service-library': body.id };
  const owner = service.client.with(headers);
  const recipeIds = await createRecipes(owner);
  owner.close();
  const clientOf = ({ client }: TestService): Client =>
    isDocumentHeld ? client.with(headers) : new QuickClient(client.origin, headers);
  const clients: Stage['clients'] = [clientOf(service), clientOf(service), clientOf(beside)];
  let lists = 0;
  return {
    clients,
    library: { recipeIds, requirementIds: new Map<string, string>() },
    now: clock.now().toISOString(),
    newListId: () => {
      lists += 1;
      return `${name}-${lists}`;
    },
    [Symbol.dispose]: () => {
      for (const client of clients) client.close();
    },
  };
};

/** Random stories of three clients of a shopping list. On PostgreSQL, two instances act as one service. */
export const offlineModel = (extent: Extent): void =>
  onEveryEngine('three clients of a shopping list', (engine) => {
    if (extent.engine !== undefined && extent.engine !== engine.name) return;
    const service = serviceForSuite(engine, { clock });
    let beside = service;
    before(async () => {
      if (engine.name === 'sqlite') return;
      beside = service.beside();
      await beside.start();
    });
    after(() => beside.stop());

    const play = async (_: unknown, stage: number): Promise<void> => {
      using played = await newStage([service, beside], `stage-${stage}`, extent);
      const property = fc.asyncProperty(stories, (story) => runStory(played, story));
      await fc.assert(property, { numRuns: Math.ceil(extent.runs / STAGES) });
    };

    test(`agree on the list after ${extent.runs} runs of going offline and replaying: ${RULES}`, async () => {
      await Promise.all(Array.from({ length: STAGES }, play));
    });
  });

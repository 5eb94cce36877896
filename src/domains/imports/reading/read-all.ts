import { inspect } from 'node:util';

import type { Progress } from '../../../platform/threads/progress.ts';
import { documentOf, isBlocked } from './document-of.ts';
import { openSource } from './open-source.ts';
import type { ReadItem } from './read-item.schemas.ts';
import { MemberWatcher } from './member-watcher.ts';
import { START, positionAfter, resumeAt } from './read-position.ts';
import type { Resume } from './read-position.ts';
import { readSource } from './read-source.ts';
import type { ReadLimits } from './read-limits.ts';
import type { ReadingMessage, Refusal, TaskSource } from './reading-task.ts';
import { TooMuch, UnreadableMember } from './too-much.ts';

interface Reading {
  readonly source: TaskSource;
  readonly formatId?: string | undefined;
  readonly limits: ReadLimits;
  readonly resume?: Resume | undefined;
}

/** The maximum number of items, or length of their text, per message. */
const MOST_AT_ONCE = 100;
const MOST_TEXT_AT_ONCE = 1024 * 1024;
/** Items older than this are sent, however few they are. They would be lost if reading the next one never ends. */
const MAX_UNSENT_MS = 500;

/**
 * Documents are longer than their sources, because the format adds to each line, but never by more than this factor.
 */
const MOST_GROWTH = 40;
const GROWTH_TO_BEGIN_WITH = 4 * 1024 * 1024;

const refusalOf = (error: unknown): Refusal => {
  if (error instanceof TooMuch) return { kind: 'too-much', limit: error.limit, maximum: error.maximum };
  if (error instanceof UnreadableMember) return { kind: 'unreadable', reason: error.message };
  return { kind: 'unreadable', reason: 'It cannot be read.', fault: inspect(error) };
};

const isEmpty = ({ content }: TaskSource): boolean => 'bytes' in content && content.bytes.length === 0;

/** Reads a source to its end and sends what it finds, a few items at a time. */
export const readAll = async (
  { source: given, formatId, limits, resume }: Reading,
  tell: (message: ReadingMessage) => Promise<void>,
  progress: Progress,
): Promise<void> => {
  if (isEmpty(given)) return tell({ kind: 'refused', refusal: { kind: 'empty' } });
  let items: ReadItem[] = [];
  let text = 0;
  let written = 0;
  let isFound = resume !== undefined;
  let position = START;
  let lastSent = performance.now();
  const flush = async (): Promise<void> => {
    if (items.length > 0) await tell({ kind: 'items', items, position });
    items = [];
    text = 0;
    lastSent = performance.now();
  };
  const watcher = new MemberWatcher(progress, resume?.lost ?? []);
  let expected: number | undefined;
  try {
    const { source, budget, close } = await openSource(given, limits, watcher);
    try {
      if (source.kind === 'file' && source.bytes.length === 0) throw new UnreadableMember('It is empty.');
      if (resume !== undefined) position = resumeAt(source, resume);
      const before = position.found;
      const context = {
        ...(given.url !== undefined && { url: given.url }),
        formatId,
        expect: (total: number) => {
          expected = Math.max(0, total - before);
        },
        advance: () => progress.advance(),
        checkpoint: () => progress.checkpoint(),
        onDetected: () => watcher.startReading(),
        after: position,
      };
      for await (const found of readSource(source, context)) {
        await progress.checkpoint();
        const item = documentOf(found);
        position = positionAfter(position, found);
        // A file among many that contains no recipe is skipped without a remark.
        if (found.isGuess && isBlocked(item)) continue;
        isFound = true;
        items.push(item);
        const length = item.document?.length ?? 0;
        text += length;
        written += length;
        if (written > GROWTH_TO_BEGIN_WITH + MOST_GROWTH * budget.read) {
          throw new UnreadableMember('It becomes far more than it is.');
        }
        if (expected !== undefined) await tell({ kind: 'expected', total: expected });
        expected = undefined;
        const isLong = items.length >= MOST_AT_ONCE || text > MOST_TEXT_AT_ONCE;
        if (isLong || performance.now() - lastSent > MAX_UNSENT_MS) await flush();
      }
    } finally {
      close();
    }
    await flush();
    if (!isFound) await tell({ kind: 'refused', refusal: { kind: 'unknown' } });
  } catch (error) {
    const refusal = refusalOf(error);
    await flush();
    await tell({ kind: 'refused', refusal });
  }
};

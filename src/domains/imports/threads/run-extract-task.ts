import { inspect } from 'node:util';

import type { ProgressReporter } from '../../../platform/threads/progress.ts';
import { prepareItem, hasBlockingDiagnostic } from '../extraction/prepare-item.ts';
import { openSource } from '../sources/open-source.ts';
import type { PreparedItem } from '../extraction/prepared-item.schemas.ts';
import { MemberTracker } from './member-tracker.ts';
import { START_POSITION, advancePosition, getResumePosition } from '../extraction/source-position.ts';
import type { ResumePoint } from '../extraction/source-position.ts';
import { extractItems } from '../extraction/extract-items.ts';
import type { SourceLimits } from '../sources/source-limits.ts';
import type { ImportThreadMessage, ExtractionFailure, TaskSource } from './import-thread-task.ts';
import { LimitExceeded, UnreadableFile } from '../sources/source-errors.ts';

interface Reading {
  readonly source: TaskSource;
  readonly formatId?: string | undefined;
  readonly limits: SourceLimits;
  readonly resume?: ResumePoint | undefined;
}

/** The maximum number of items, or length of their text, per message. */
const MAX_ITEMS_PER_MESSAGE = 100;
const MAX_TEXT_PER_MESSAGE = 1024 * 1024;
/** Items older than this are sent, however few they are. They would be lost if reading the next one never ends. */
const MAX_UNSENT_MS = 500;

/**
 * Documents are longer than their sources, because the format adds to each line, but never by more than this factor.
 */
const MAX_GROWTH = 40;
const GROWTH_TO_BEGIN_WITH = 4 * 1024 * 1024;

const refusalOf = (error: unknown): ExtractionFailure => {
  if (error instanceof LimitExceeded) return { kind: 'too-much', limit: error.limit, maximum: error.maximum };
  if (error instanceof UnreadableFile) return { kind: 'unreadable', reason: error.message };
  return { kind: 'unreadable', reason: 'It cannot be read.', fault: inspect(error) };
};

const isEmpty = ({ content }: TaskSource): boolean => 'bytes' in content && content.bytes.length === 0;

/** Reads a source to its end and sends what it finds, a few items at a time. */
export const runExtractTask = async (
  { source: given, formatId, limits, resume }: Reading,
  send: (message: ImportThreadMessage) => Promise<void>,
  progress: ProgressReporter,
): Promise<void> => {
  if (isEmpty(given)) return send({ kind: 'refused', refusal: { kind: 'empty' } });
  let items: PreparedItem[] = [];
  let text = 0;
  let written = 0;
  let isFound = resume !== undefined;
  let position = START_POSITION;
  let lastSent = performance.now();
  const flush = async (): Promise<void> => {
    if (items.length > 0) await send({ kind: 'items', items, position });
    items = [];
    text = 0;
    lastSent = performance.now();
  };
  const watcher = new MemberTracker(progress, resume?.skippedMembers ?? []);
  let expected: number | undefined;
  try {
    const { source, budget, close } = await openSource(given, limits, watcher);
    try {
      if (source.kind === 'file' && source.bytes.length === 0) throw new UnreadableFile('It is empty.');
      if (resume !== undefined) position = getResumePosition(source, resume);
      const before = position.foundCount;
      const context = {
        ...(given.url !== undefined && { url: given.url }),
        formatId,
        reportTotal: (total: number) => {
          expected = Math.max(0, total - before);
        },
        reportProgress: () => progress.advance(),
        checkpoint: () => progress.checkpoint(),
        onDetected: () => watcher.startExtracting(),
        after: position,
      };
      for await (const found of extractItems(source, context)) {
        await progress.checkpoint();
        const item = prepareItem(found);
        position = advancePosition(position, found);
        // A file among many that contains no recipe is skipped without a remark.
        if (found.isGuess && hasBlockingDiagnostic(item)) continue;
        isFound = true;
        items.push(item);
        const length = item.document?.length ?? 0;
        text += length;
        written += length;
        if (written > GROWTH_TO_BEGIN_WITH + MAX_GROWTH * budget.bytesRead) {
          throw new UnreadableFile('It expands to far more data than it contains.');
        }
        if (expected !== undefined) await send({ kind: 'expected', total: expected });
        expected = undefined;
        const isLong = items.length >= MAX_ITEMS_PER_MESSAGE || text > MAX_TEXT_PER_MESSAGE;
        if (isLong || performance.now() - lastSent > MAX_UNSENT_MS) await flush();
      }
    } finally {
      close();
    }
    await flush();
    if (!isFound) await send({ kind: 'refused', refusal: { kind: 'unknown' } });
  } catch (error) {
    const refusal = refusalOf(error);
    await flush();
    await send({ kind: 'refused', refusal });
  }
};

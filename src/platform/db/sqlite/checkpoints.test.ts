import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, suite, test } from 'node:test';
import type { TestContext } from 'node:test';
import type { Worker } from 'node:worker_threads';

import { eventually } from '../../../../test/support/eventually.ts';
import { CHECKPOINT_THREAD_NAME, Checkpoints, canCheckpointOnThread } from './checkpoints.ts';

const START_PAGES = 200;

/** The checkpoint threads that start during a test, and whether each has ended. Other files share this process. */
const watchThreads = (t: TestContext): { hasEnded: boolean }[] => {
  const threads: { hasEnded: boolean }[] = [];
  const watch = (worker: Worker): void => {
    if (worker.threadName !== CHECKPOINT_THREAD_NAME) return;
    const thread = { hasEnded: false };
    threads.push(thread);
    worker.once('exit', () => (thread.hasEnded = true));
  };
  process.on('worker', watch);
  t.after(() => process.off('worker', watch));
  return threads;
};

suite('checkpoints', () => {
  let folder: string;
  let file: string;
  let writer: DatabaseSync;
  let checkpoints: Checkpoints;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'tureen-checkpoints-'));
    file = path.join(folder, 'test.sqlite');
    writer = new DatabaseSync(file);
    writer.exec('pragma journal_mode = wal; pragma wal_autocheckpoint = 0; create table word (text text not null)');
    checkpoints = new Checkpoints(writer, file, { startPages: START_PAGES, checkEveryMs: 0 });
  });

  afterEach(async () => {
    await checkpoints.close();
    writer.close();
    rmSync(folder, { recursive: true });
  });

  /** About one page each. */
  const addWords = (count: number): void => {
    writer.exec('begin immediate');
    const insert = writer.prepare('insert into word (text) values (?)');
    for (let word = 0; word < count; word += 1) insert.run('x'.repeat(4000));
    writer.exec('commit');
  };

  const readLog = () => {
    const row = writer.prepare('pragma wal_checkpoint(noop)').get();
    return { pages: Number(row?.['log']), copied: Number(row?.['checkpointed']) };
  };

  const countWords = (): unknown => {
    const other = new DatabaseSync(file, { readOnly: true });
    const row = other.prepare('select count(*) as words from word').get();
    other.close();
    return row?.['words'];
  };

  test('leave a short log alone', async () => {
    addWords(START_PAGES / 2);
    checkpoints.afterCommit();
    await checkpoints.idle();
    assert.equal(readLog().copied, 0);
  });

  test('copy a long log on a thread, after which it starts again from its beginning, again and again', async () => {
    for (let cycle = 1; cycle <= 3; cycle += 1) {
      addWords(START_PAGES + 1);
      checkpoints.afterCommit();
      await checkpoints.idle();
      const { pages, copied } = readLog();
      assert.ok(pages > START_PAGES);
      assert.equal(copied, pages, `cycle ${cycle}`);
      addWords(1);
      assert.ok(readLog().pages < 10);
      assert.equal(countWords(), cycle * (START_PAGES + 2));
    }
  });

  test('use one thread for checkpoints that follow each other', async (t) => {
    const threads = watchThreads(t);
    for (let cycle = 1; cycle <= 3; cycle += 1) {
      addWords(START_PAGES + 1);
      checkpoints.afterCommit();
      await checkpoints.idle();
      assert.equal(readLog().copied, readLog().pages);
    }
    assert.equal(threads.length, 1);
  });

  test('end a thread that has had nothing to do for a while, and start another one later', async (t) => {
    const threads = watchThreads(t);
    const brief = new Checkpoints(writer, file, { startPages: START_PAGES, checkEveryMs: 0, keepThreadMs: 1 });
    for (let cycle = 1; cycle <= 2; cycle += 1) {
      addWords(START_PAGES + 1);
      brief.afterCommit();
      await brief.idle();
      assert.equal(readLog().copied, readLog().pages);
      await eventually(
        () => threads.length === cycle && threads.every(({ hasEnded }) => hasEnded),
        'the end of the thread',
      );
    }
    await brief.close();
  });

  test('finish a checkpoint that is running when the service ends', async (t) => {
    const threads = watchThreads(t);
    addWords(START_PAGES + 1);
    checkpoints.afterCommit();
    // It waits a second; on a busy machine, the thread may need longer.
    await checkpoints.close();
    await eventually(() => threads.length === 1 && threads.every(({ hasEnded }) => hasEnded), 'the end of the thread');
    assert.equal(readLog().copied, readLog().pages);
  });

  test('leave a file alone that has taken the place of the database, and run in a commit instead', async () => {
    addWords(START_PAGES + 1);
    checkpoints.afterCommit();
    await checkpoints.idle();
    renameSync(file, path.join(folder, 'moved.sqlite'));
    writeFileSync(file, 'something else');
    addWords(START_PAGES + 1);
    checkpoints.afterCommit();
    await checkpoints.idle();
    assert.equal(readLog().copied, 0);
    checkpoints.afterCommit();
    const { pages, copied } = readLog();
    assert.equal(copied, pages);
    assert.equal(readFileSync(file, 'utf8'), 'something else');
  });

  test('wait until half of the usual length is uncopied, because each checkpoint waits for the disk', async () => {
    addWords(START_PAGES + 1);
    // Keeps the log from starting again.
    const reader = new DatabaseSync(file, { readOnly: true });
    reader.exec('begin');
    reader.prepare('select count(*) from word').get();
    checkpoints.afterCommit();
    await checkpoints.idle();
    const { copied } = readLog();
    addWords(START_PAGES / 4);
    reader.exec('rollback');
    reader.close();
    checkpoints.afterCommit();
    await checkpoints.idle();
    assert.equal(readLog().copied, copied);
    addWords(START_PAGES / 4);
    checkpoints.afterCommit();
    await checkpoints.idle();
    assert.equal(readLog().copied, readLog().pages);
  });

  test('copy what a further write has added, once the log is twice as long', async () => {
    addWords(2 * START_PAGES);
    // Keeps the log from starting again.
    const reader = new DatabaseSync(file, { readOnly: true });
    reader.exec('begin');
    reader.prepare('select count(*) from word').get();
    checkpoints.afterCommit();
    await checkpoints.idle();
    addWords(5);
    const before = readLog();
    reader.exec('rollback');
    reader.close();
    assert.ok(before.pages > before.copied && before.copied > START_PAGES);
    checkpoints.afterCommit();
    const { pages, copied } = readLog();
    assert.equal(copied, pages, 'copied by the caller');
    addWords(1);
    assert.ok(readLog().pages < 10);
  });

  test('wait while a long read keeps the log in use', async () => {
    const reader = new DatabaseSync(file, { readOnly: true });
    reader.exec('begin');
    reader.prepare('select count(*) from word').get();
    addWords(START_PAGES + 1);
    checkpoints.afterCommit();
    await checkpoints.idle();
    const { pages, copied } = readLog();
    assert.ok(copied < pages / 2);
    reader.exec('rollback');
    reader.close();
    // Checking again at once would only run another checkpoint in vain.
    checkpoints.afterCommit();
    await checkpoints.idle();
    assert.deepEqual(readLog(), { pages, copied });
  });

  test('run in a commit if the thread fails, and never fail a commit', async () => {
    const closed = new DatabaseSync(file);
    const unusable = new Checkpoints(closed, file);
    closed.close();
    unusable.afterCommit();
    // The thread finds another file than the one that was opened.
    const replaced = path.join(folder, 'replaced.sqlite');
    writeFileSync(replaced, '');
    const failing = new Checkpoints(writer, replaced, { startPages: START_PAGES, checkEveryMs: 0 });
    rmSync(replaced);
    addWords(START_PAGES + 1);
    failing.afterCommit();
    await failing.idle();
    assert.equal(readLog().copied, 0);
    assert.equal(existsSync(replaced), false);
    failing.afterCommit();
    const { pages, copied } = readLog();
    assert.equal(copied, pages);
    assert.equal(countWords(), START_PAGES + 1);
  });

  test('start no thread after the end', async () => {
    await checkpoints.close();
    addWords(START_PAGES + 1);
    checkpoints.afterCommit();
    await checkpoints.idle();
    assert.equal(readLog().copied, 0);
  });
});

test('checkpoints run on a thread from SQLite 3.51.3 on', () => {
  const versions = ['3.49.1', '3.51.2', '3.51.3', '3.51.10', '3.53.4', '4.0', ''];
  assert.deepEqual(versions.filter(canCheckpointOnThread), ['3.51.3', '3.51.10', '3.53.4', '4.0']);
});

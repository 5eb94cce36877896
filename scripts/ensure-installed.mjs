// Makes node_modules fit package-lock.json before another command runs, and does
// nothing where it fits already. It runs on the Node.js of the host, when nothing is
// installed yet: plain JavaScript for Node 20 or later, without dependencies.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const minimumNode = 24;
const root = fileURLToPath(new URL('..', import.meta.url));
const modules = path.join(root, 'node_modules');

// `npm ci --omit=dev` is a whole installation for the service itself.
const needsDev = process.env.npm_lifecycle_event !== 'prestart';

if (whyInstall()) {
  await lock();
  // Whoever held the lock before may have installed everything meanwhile.
  const reason = whyInstall();
  if (reason) install(reason);
}
requireNode();

/** The reason to install, or undefined where node_modules fits the lock file. */
function whyInstall() {
  if (!existsSync(modules)) return 'node_modules is missing';
  // npm writes this file last.
  if (!existsSync(path.join(modules, '.package-lock.json'))) return 'node_modules is incomplete';
  // The packages themselves are asked (15 ms for 200 of them), not the list in that file: npm
  // 11 also rewrites it on `npm install --package-lock-only`, which installs nothing. A package
  // too many does no harm, and may be there by `npm install --no-save`.
  const { '': _ourselves, ...wanted } = readJson(path.join(root, 'package-lock.json'))?.packages ?? {};
  const unfit = Object.keys(wanted).find((place) => !fits(wanted[place], place));
  return unfit && `node_modules does not fit package-lock.json (first difference: ${unfit})`;
}

function fits(wanted, place) {
  const installed = readJson(path.join(root, place, 'package.json'));
  // npm leaves out the packages of other platforms: they are optional, every one.
  if (!installed) return wanted.optional || (!needsDev && (wanted.dev || wanted.devOptional));
  // A link into the repository carries no version: its package is what it is.
  return wanted.version === undefined || wanted.version === installed.version;
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function install(reason) {
  console.error(`${reason}: running npm ci, which may take a minute.`);
  const [command, ...args] = npm();
  args.push('ci', '--no-audit', '--no-fund', '--loglevel=error');
  // Otherwise NODE_ENV=production would make every `npm test` install anew, in vain.
  if (needsDev) args.push('--include=dev');
  // On stderr, since the command that follows may write its product to stdout.
  const options = { cwd: root, stdio: ['ignore', 2, 2] };
  const { error, status, signal } = spawnSync(command, args, options);
  if (error) {
    fail(`npm could not be started (${error.message}). Install it, or add it to the PATH.`);
  }
  if (status !== 0) {
    fail(
      `npm ci failed (${signal ?? `exit code ${status}`}), for the reason above: the dependencies are ` +
        'not installed. If npm could not reach its registry, check the network and the proxy ' +
        'settings; if package.json and package-lock.json disagree, run "npm install".',
      status ?? 1,
    );
  }
}

function npm() {
  // Other package managers set npm_execpath too, to themselves.
  const cli = process.env.npm_execpath;
  if (!cli?.endsWith('npm-cli.js')) return ['npm'];
  // process.execPath may be the bundled Node.js, which `npm ci` is about to delete.
  return [process.env.npm_node_execpath ?? process.execPath, cli];
}

/** Ends with an error where the commands that follow would find no Node.js to run them. */
function requireNode() {
  // The present one may be the bundled one, and `npm ci` may just have deleted it.
  const isNewEnough = parseInt(process.versions.node) >= minimumNode;
  if (isNewEnough && existsSync(process.execPath)) return;
  const bundled = path.join(modules, '.bin', 'node');
  if (spawnSync(bundled, ['--version']).status === 0) return;
  fail(
    `Node.js ${minimumNode} or later is needed, this is ${process.versions.node}, and ${bundled} does not ` +
      'run. Its install script was probably blocked: see that "allowScripts" in package.json lists ' +
      '"node", then run "npm rebuild node --ignore-scripts=false". Or install a newer Node.js.',
  );
}

function fail(message, exitCode = 1) {
  console.error(message);
  process.exit(exitCode);
}

/**
 * Waits until no other run installs in this folder, and keeps others out until this one ends.
 * The lock is a folder that holds one file, named for its owner. Renaming a folder is atomic,
 * and refused where the target has content: so two runs can neither take the lock together
 * nor, where its owner was killed, break it twice.
 */
async function lock() {
  // Two folders that share a name here only wait for each other.
  const taken = path.join(tmpdir(), `ensure-installed${root.replace(/\W+/g, '-').slice(-100)}`);
  const own = mkdtempSync(taken);
  writeFileSync(path.join(own, `${process.pid}-${path.basename(own)}`), '');

  let told = false;
  while (!renames(own, taken)) {
    const owner = ownerOf(taken);
    if (owner && !isAlive(parseInt(owner))) {
      renames(taken, path.join(tmpdir(), `broken-${owner}`));
      continue;
    }
    if (!told) console.error(`Waiting for another run that installs (its lock: ${taken}).`);
    told = true;
    await sleep(100);
  }

  process.on('exit', () => {
    renames(taken, own);
    rmSync(own, { recursive: true, force: true });
  });
}

function renames(from, to) {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(error.code)) return false;
    throw error;
  }
}

function ownerOf(folder) {
  try {
    return readdirSync(folder)[0];
  } catch {
    return undefined; // Released this very moment.
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM'; // Alive, and another user's.
  }
}

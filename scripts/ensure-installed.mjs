// Installs the dependencies if node_modules does not match package-lock.json; otherwise does nothing. It may run on the
// host's Node.js before anything is installed, so it is plain JavaScript for Node 20 or later without dependencies.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const MIN_NODE_VERSION = 24;
const root = fileURLToPath(new URL('..', import.meta.url));
const modules = path.join(root, 'node_modules');

// `npm ci --omit=dev` is a whole installation for the service itself.
const needsDev = process.env.npm_lifecycle_event !== 'prestart';

if (getInstallReason()) {
  await acquireLock();
  // Another process may have installed everything while this one waited for the lock.
  const reason = getInstallReason();
  if (reason) install(reason);
}
requireNode();

/** The reason to install, or undefined if node_modules matches the lock file. */
function getInstallReason() {
  if (!existsSync(modules)) return 'node_modules is missing';
  // npm writes this file last.
  if (!existsSync(path.join(modules, '.package-lock.json'))) return 'node_modules is incomplete';
  // Checks the installed packages themselves (15 ms for 200 of them) rather than npm's own list, because npm 11 also
  // rewrites that list on `npm install --package-lock-only`, which installs nothing. Extra packages are harmless and
  // may come from `npm install --no-save`.
  const { '': _root, ...wanted } = readJson(path.join(root, 'package-lock.json'))?.packages ?? {};
  const mismatch = Object.keys(wanted).find((packagePath) => !matches(wanted[packagePath], packagePath));
  return mismatch && `node_modules does not match package-lock.json (first difference: ${mismatch})`;
}

function matches(wanted, packagePath) {
  const installed = readJson(path.join(root, packagePath, 'package.json'));
  // npm skips packages for other platforms, all of which are optional.
  if (!installed) return wanted.optional || (!needsDev && (wanted.dev || wanted.devOptional));
  // A link into the repository has no version in the lock file.
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
  const [command, ...args] = getNpmCommand();
  args.push('ci', '--no-audit', '--no-fund', '--loglevel=error');
  // Otherwise NODE_ENV=production would make every `npm test` reinstall without the development packages.
  if (needsDev) args.push('--include=dev');
  // On stderr, because the command that follows may write its output to stdout.
  const options = { cwd: root, stdio: ['ignore', 2, 2] };
  const { error, status, signal } = spawnSync(command, args, options);
  if (error) {
    fail(`could not start npm (${error.message}). Install it, or add it to the PATH.`);
  }
  if (status !== 0) {
    fail(
      `npm ci failed (${signal ?? `exit code ${status}`}), see above. The dependencies are ` +
        'not installed. If npm could not reach its registry, check the network and the proxy ' +
        'settings; if package.json and package-lock.json disagree, run "npm install".',
      status ?? 1,
    );
  }
}

function getNpmCommand() {
  // Other package managers also set npm_execpath, but to themselves.
  const cli = process.env.npm_execpath;
  if (!cli?.endsWith('npm-cli.js')) return ['npm'];
  // process.execPath may be the bundled Node.js, which `npm ci` is about to delete.
  return [process.env.npm_node_execpath ?? process.execPath, cli];
}

/** Fails if there is no suitable Node.js to run the commands that follow. */
function requireNode() {
  // The current executable may be the bundled one, which `npm ci` may just have deleted.
  const isNewEnough = parseInt(process.versions.node) >= MIN_NODE_VERSION;
  if (isNewEnough && existsSync(process.execPath)) return;
  const bundled = path.join(modules, '.bin', 'node');
  if (spawnSync(bundled, ['--version']).status === 0) return;
  fail(
    `Node.js ${MIN_NODE_VERSION} or later is required, but this is ${process.versions.node}, and ${bundled} does not ` +
      'run. Its install script was probably blocked: check that "allowScripts" in package.json lists ' +
      '"node", then run "npm rebuild node --ignore-scripts=false". Or install a newer Node.js.',
  );
}

function fail(message, exitCode = 1) {
  console.error(message);
  process.exit(exitCode);
}

/**
 * Waits until no other process is installing in this directory, then holds the lock until this process exits. The lock
 * is a directory containing one file named after its owner. Renaming a directory is atomic and fails if the target is
 * not empty, so two processes can neither acquire the lock at the same time nor both break it after its owner was
 * killed.
 */
async function acquireLock() {
  // If two directories map to the same name, they merely wait for each other.
  const lockFolder = path.join(tmpdir(), `ensure-installed${root.replace(/\W+/g, '-').slice(-100)}`);
  const ownFolder = mkdtempSync(lockFolder);
  writeFileSync(path.join(ownFolder, `${process.pid}-${path.basename(ownFolder)}`), '');

  let reported = false;
  while (!tryRename(ownFolder, lockFolder)) {
    const owner = getOwner(lockFolder);
    if (owner && !isAlive(parseInt(owner))) {
      tryRename(lockFolder, path.join(tmpdir(), `broken-${owner}`));
      continue;
    }
    if (!reported) console.error(`Waiting for another installation to finish (lock: ${lockFolder}).`);
    reported = true;
    await sleep(100);
  }

  process.on('exit', () => {
    tryRename(lockFolder, ownFolder);
    rmSync(ownFolder, { recursive: true, force: true });
  });
}

function tryRename(from, to) {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(error.code)) return false;
    throw error;
  }
}

function getOwner(folder) {
  try {
    return readdirSync(folder)[0];
  } catch {
    return undefined; // Just released.
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM'; // Alive, but owned by another user.
  }
}

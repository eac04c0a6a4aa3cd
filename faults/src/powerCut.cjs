/**
 * The server loads this before its own code (NODE_OPTIONS=--require). It keeps a copy of the embedded database's folder
 * as a disk would hold it after a power cut. Flushed blocks (fsync) reach the copy; some unflushed ones do too, in any
 * order. New names, truncations and removals reach the copy at once, although a file system may lose the last of them.
 * With LAVANDA_POWER_CUT_NO_FSYNC no block reaches it, as on a disk that ignores flushes.
 */
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');
const { relative, resolve, join } = require('node:path');

const { LAVANDA_POWER_CUT_SOURCE: source, LAVANDA_POWER_CUT_DISK: disk, LAVANDA_POWER_CUT_NO_FSYNC: noFsync } = process.env;
const BLOCK = 8192;
/** Probability that an unflushed write reaches the disk copy anyway. */
const UNFLUSHED = Number(process.env.LAVANDA_POWER_CUT_CHANCE ?? 0.2);

const real = { ...fs };
const openFiles = new Map();
const files = new Map();

/** Path in the disk copy; null outside the database's folder. */
function onDisk(path) {
  if (typeof path !== 'string') return null;
  const inside = relative(source, resolve(path));
  return inside.startsWith('..') ? null : join(disk, inside);
}

/** Copies the file's `blocks` to the disk copy. Opens the file again by name, since its descriptor may be write-only. */
function copyBlocks(file, blocks) {
  // The file was removed, so there is nothing to copy to.
  const isRemoved = !real.existsSync(file.disk);
  const from = isRemoved ? null : real.openSync(file.path, 'r');
  const to = isRemoved ? null : real.openSync(file.disk, 'r+');
  const bytes = Buffer.allocUnsafe(BLOCK);
  for (const block of blocks) {
    file.dirty.delete(block);
    if (isRemoved) continue;
    const read = real.readSync(from, bytes, 0, BLOCK, block * BLOCK);
    if (read > 0) real.writeSync(to, bytes, 0, read, block * BLOCK);
  }
  if (isRemoved) return;
  real.closeSync(from);
  real.closeSync(to);
}

function openSync(path, ...rest) {
  const fd = real.openSync(path, ...rest);
  const place = onDisk(path);
  if (place === null || real.fstatSync(fd).isDirectory()) return fd;
  let file = files.get(place);
  if (!file || !real.existsSync(place)) {
    file = { path: resolve(path), disk: place, dirty: new Set() };
    files.set(place, file);
    if (!real.existsSync(place)) real.writeFileSync(place, '');
  }
  if (real.fstatSync(fd).size === 0) real.truncateSync(place, 0);
  openFiles.set(fd, file);
  return fd;
}

function writeSync(fd, bytes, offset, length, position) {
  const written = real.writeSync(fd, bytes, offset, length, position);
  const file = openFiles.get(fd);
  if (!file) return written;
  if (typeof position !== 'number') throw new Error('powerCut: a write without a position');
  const touched = [];
  for (let block = Math.floor(position / BLOCK); block * BLOCK < position + written; block += 1) touched.push(block);
  for (const block of touched) file.dirty.add(block);
  if (!noFsync && Math.random() < UNFLUSHED) copyBlocks(file, touched);
  return written;
}

function flush(name) {
  return (fd) => {
    const file = openFiles.get(fd);
    if (file && !noFsync) copyBlocks(file, [...file.dirty]);
    return real[name](fd);
  };
}

/** Wraps a file-name operation so it also applies to the disk copy at once. */
function alsoOnDisk(name, paths = 1) {
  return (...args) => {
    const result = real[name](...args);
    const places = args.slice(0, paths).map(onDisk);
    if (places[0] !== null) {
      real[name](...places, ...args.slice(paths));
      const file = files.get(places[0]);
      if (file && (name === 'renameSync' || name === 'unlinkSync')) files.delete(places[0]);
      if (file && name === 'renameSync') files.set(places[1], Object.assign(file, { path: resolve(args[1]), disk: places[1] }));
    }
    return result;
  };
}

if (source && disk) {
  Object.assign(fs, {
    openSync,
    writeSync,
    closeSync: (fd) => {
      openFiles.delete(fd);
      return real.closeSync(fd);
    },
    fsyncSync: flush('fsyncSync'),
    fdatasyncSync: flush('fdatasyncSync'),
    ftruncateSync: (fd, length) => {
      real.ftruncateSync(fd, length);
      const file = openFiles.get(fd);
      if (file) real.truncateSync(file.disk, length);
    },
    truncateSync: alsoOnDisk('truncateSync'),
    unlinkSync: alsoOnDisk('unlinkSync'),
    mkdirSync: alsoOnDisk('mkdirSync'),
    rmdirSync: alsoOnDisk('rmdirSync'),
    renameSync: alsoOnDisk('renameSync', 2),
    symlinkSync: alsoOnDisk('symlinkSync', 2),
    linkSync: alsoOnDisk('linkSync', 2),
  });
  syncBuiltinESMExports();
}

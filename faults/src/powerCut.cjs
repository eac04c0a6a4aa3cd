/**
 * Loaded into the server first (NODE_OPTIONS=--require), it keeps a copy of the embedded database's folder as a disk
 * would hold it after a power cut. Flushed bytes (fsync) reach the copy; some unflushed ones do too, in any order.
 * File names, lengths and removals reach it at once, as on a journaling file system.
 */
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');
const { relative, resolve, join } = require('node:path');

const { LAVANDA_APAGON_ORIGEN: origen, LAVANDA_APAGON_DISCO: disco, LAVANDA_APAGON_SIN_FSYNC: sinFsync } = process.env;
const BLOQUE = 8192;
/** Fraction of the unflushed writes that reach the disk anyway. */
const SOLAS = 0.2;

const real = { ...fs };
const abiertos = new Map();
const archivos = new Map();

/** Path in the disk copy; null outside the database's folder. */
function enDisco(ruta) {
  if (typeof ruta !== 'string') return null;
  const dentro = relative(origen, resolve(ruta));
  return dentro.startsWith('..') ? null : join(disco, dentro);
}

/** Copies the file's `bloques` to the disk copy. Reopens it by name, since its descriptor may be write-only. */
function copiar(archivo, bloques) {
  // A file that was removed has no place in the copy.
  const quitado = !real.existsSync(archivo.disco);
  const fuente = quitado ? null : real.openSync(archivo.ruta, 'r');
  const destino = quitado ? null : real.openSync(archivo.disco, 'r+');
  const bytes = Buffer.allocUnsafe(BLOQUE);
  for (const bloque of bloques) {
    archivo.sucios.delete(bloque);
    if (quitado) continue;
    const leidos = real.readSync(fuente, bytes, 0, BLOQUE, bloque * BLOQUE);
    if (leidos > 0) real.writeSync(destino, bytes, 0, leidos, bloque * BLOQUE);
  }
  if (quitado) return;
  real.closeSync(fuente);
  real.closeSync(destino);
}

function abrir(ruta, ...resto) {
  const fd = real.openSync(ruta, ...resto);
  const lugar = enDisco(ruta);
  if (lugar === null || real.fstatSync(fd).isDirectory()) return fd;
  let archivo = archivos.get(lugar);
  if (!archivo || !real.existsSync(lugar)) {
    archivo = { ruta: resolve(ruta), disco: lugar, sucios: new Set() };
    archivos.set(lugar, archivo);
    if (!real.existsSync(lugar)) real.writeFileSync(lugar, '');
  }
  if (real.fstatSync(fd).size === 0) real.truncateSync(lugar, 0);
  abiertos.set(fd, archivo);
  return fd;
}

function escribir(fd, bytes, desde, largo, posicion) {
  const escritos = real.writeSync(fd, bytes, desde, largo, posicion);
  const archivo = abiertos.get(fd);
  if (!archivo) return escritos;
  if (typeof posicion !== 'number') throw new Error('apagon: a write without a place');
  const tocados = [];
  for (let bloque = Math.floor(posicion / BLOQUE); bloque * BLOQUE < posicion + escritos; bloque += 1) tocados.push(bloque);
  for (const bloque of tocados) archivo.sucios.add(bloque);
  if (!sinFsync && Math.random() < SOLAS) copiar(archivo, tocados);
  return escritos;
}

function vaciar(cual) {
  return (fd) => {
    const archivo = abiertos.get(fd);
    if (archivo && !sinFsync) copiar(archivo, [...archivo.sucios]);
    return real[cual](fd);
  };
}

/** Wraps a file-name operation so it also applies to the disk copy at once. */
function tambien(nombre, rutas = 1) {
  return (...argumentos) => {
    const resultado = real[nombre](...argumentos);
    const lugares = argumentos.slice(0, rutas).map(enDisco);
    if (lugares[0] !== null) {
      real[nombre](...lugares, ...argumentos.slice(rutas));
      const archivo = archivos.get(lugares[0]);
      if (archivo && (nombre === 'renameSync' || nombre === 'unlinkSync')) archivos.delete(lugares[0]);
      if (archivo && nombre === 'renameSync')
        archivos.set(lugares[1], Object.assign(archivo, { ruta: resolve(argumentos[1]), disco: lugares[1] }));
    }
    return resultado;
  };
}

if (origen && disco) {
  Object.assign(fs, {
    openSync: abrir,
    writeSync: escribir,
    closeSync: (fd) => {
      abiertos.delete(fd);
      return real.closeSync(fd);
    },
    fsyncSync: vaciar('fsyncSync'),
    fdatasyncSync: vaciar('fdatasyncSync'),
    ftruncateSync: (fd, largo) => {
      real.ftruncateSync(fd, largo);
      const archivo = abiertos.get(fd);
      if (archivo) real.truncateSync(archivo.disco, largo);
    },
    truncateSync: tambien('truncateSync'),
    unlinkSync: tambien('unlinkSync'),
    mkdirSync: tambien('mkdirSync'),
    rmdirSync: tambien('rmdirSync'),
    renameSync: tambien('renameSync', 2),
    symlinkSync: tambien('symlinkSync', 2),
    linkSync: tambien('linkSync', 2),
  });
  syncBuiltinESMExports();
}

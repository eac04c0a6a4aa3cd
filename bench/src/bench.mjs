import { medirBytes } from './bytes/medir.mjs';

const cumplidas = [await medirBytes()];
process.exitCode = cumplidas.every(Boolean) ? 0 : 1;

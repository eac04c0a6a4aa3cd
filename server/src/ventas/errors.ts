import { type CampoMalo, Problematico } from '../http/problema.ts';
import { TEXTOS } from './textos.ts';

/** 422 that names the fields at fault; the first one's message is the detail. */
export function invalida(...campos: CampoMalo[]): Problematico {
  return new Problematico(422, campos[0]?.mensaje ?? TEXTOS.verifica, campos);
}

export function campoInvalido(campo: string, mensaje: string): Problematico {
  return invalida({ campo, mensaje });
}

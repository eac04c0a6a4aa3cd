import { reglaDeEnvio } from '@lavanda/shared/contract/reglaDeEnvio';
import type { EnvioConfig } from '@lavanda/shared/contract/tenant';
import { MONTO_MAXIMO, pesosACentavos } from '@lavanda/shared/domain/dinero';
import { RANGOS_MAXIMOS, revisarEnvio } from '@lavanda/shared/domain/envio';
import type { CampoMalo } from '../http/problema.ts';
import { TEXTOS } from './textos.ts';

/** What is wrong with a delivery configuration, and what is odd but allowed, by field ('envio.rules.rango.1.min'). */
export interface RevisionDeEnvio {
  errores: CampoMalo[];
  avisos: CampoMalo[];
}

function esMonto(pesos: number | undefined): boolean {
  const centavos = pesos === undefined ? null : pesosACentavos(pesos);
  return centavos !== null && centavos >= 0 && centavos <= MONTO_MAXIMO;
}

function montosMalos({ rulesType, rules }: EnvioConfig): string[] {
  const rango = rules.rango ?? [];
  const campos: (readonly [string, boolean])[] = rango.flatMap(({ min, max, envio }, lugar) => [
    [`rango.${lugar}.min`, esMonto(min)] as const,
    [`rango.${lugar}.max`, max === undefined || esMonto(max)] as const,
    [`rango.${lugar}.envio`, esMonto(envio)] as const,
  ]);
  if (rulesType === 'conCosto' || rules.conCosto) campos.push(['conCosto.monto', esMonto(rules.conCosto?.monto)]);
  return campos.filter(([, bueno]) => !bueno).map(([campo]) => `envio.rules.${campo}`);
}

/** Checks amounts, the number of bands, and the bands against each other by the domain's rule. */
export function revisarEnvioConfig(envio: EnvioConfig): RevisionDeEnvio {
  const montos = montosMalos(envio);
  if (montos.length > 0) return { errores: montos.map((campo) => ({ campo, mensaje: TEXTOS.monto })), avisos: [] };
  const cuantos = envio.rules.rango?.length ?? 0;
  if (cuantos > RANGOS_MAXIMOS || (envio.rulesType === 'rango' && cuantos === 0)) {
    return { errores: [{ campo: 'envio.rules.rango', mensaje: TEXTOS.rangos }], avisos: [] };
  }
  const fallas = revisarEnvio(reglaDeEnvio(envio));
  const de = (gravedad: 'error' | 'aviso'): CampoMalo[] =>
    fallas
      .filter((falla) => falla.gravedad === gravedad)
      .map(({ rango, campo, mensaje }) => ({ campo: `envio.rules.rango.${rango}.${campo}`, mensaje }));
  return { errores: de('error'), avisos: de('aviso') };
}

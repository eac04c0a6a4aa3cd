import type { EnvioConfig } from '@lavanda/shared/contract/tenant';
import { centavosAPesos } from '@lavanda/shared/domain/dinero';
import type { ReglaEnvio } from '@lavanda/shared/domain/envio';

/** The delivery rule as the wire carries it (spec 3), in pesos; stored and computed in centavos. */
export function envioEnPesos(regla: ReglaEnvio): EnvioConfig {
  switch (regla.rulesType) {
    case 'sinCosto':
      return { rulesType: 'sinCosto', rules: {} };
    case 'conCosto':
      return { rulesType: 'conCosto', rules: { conCosto: { monto: centavosAPesos(regla.conCosto) } } };
    case 'rango':
      return {
        rulesType: 'rango',
        rules: {
          rango: regla.rango.map(({ min, max, envio }) => ({
            min: centavosAPesos(min),
            ...(max === null ? {} : { max: centavosAPesos(max) }),
            envio: centavosAPesos(envio),
          })),
        },
      };
  }
}

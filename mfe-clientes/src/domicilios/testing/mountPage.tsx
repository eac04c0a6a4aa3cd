import type { Domicilio } from '@lavanda/shared/contract/schemas/clientes';
import type { Role } from '@lavanda/shared/domain/roles';
import { testSession } from '@lavanda/shared/testing/fixtures';
import { renderSection } from '@lavanda/shared/testing/renderSection';
import { useState } from 'react';
import Domicilios from '../Domicilios';
import '@lavanda/shared/testing/mapSize';

export const PETEN = { descripcion: 'Calle Petén 214, Narvarte Poniente', lat: 19.3935, lon: -99.1562 };
export const SAVINON = { descripcion: 'Luz Saviñón 1120, Narvarte Poniente', lat: 19.395, lon: -99.1512 };
export const NO_PIN = { descripcion: 'Atrás del mercado', lat: null, lon: null };

interface Options {
  domicilios?: Domicilio[];
  editable?: boolean;
  rol?: Role;
}

/** Fake of the cliente's page: keeps the domicilios and enters edit mode on any change. */
function Page({ domicilios, editable, onChange }: Required<Omit<Options, 'rol'>> & { onChange(d: Domicilio[]): void }) {
  const [state, setState] = useState({ domicilios, editable });
  return (
    <Domicilios
      {...state}
      onChange={(next) => {
        onChange(next);
        setState({ domicilios: next, editable: true });
      }}
    />
  );
}

/** Mounts the domicilios in a fake of the cliente's page. */
export async function mount({ domicilios = [PETEN, SAVINON], editable = true, rol: role }: Options = {}) {
  const onChange = jest.fn<void, [Domicilio[]]>();
  const page = <Page domicilios={domicilios} editable={editable} onChange={onChange} />;
  const section = await renderSection([{ path: '*', element: page }], {
    session: testSession(role),
    places: ['/app/clientes/registrar'],
  });
  return {
    ...section,
    latest: () => onChange.mock.lastCall?.[0],
    changes: onChange,
  };
}

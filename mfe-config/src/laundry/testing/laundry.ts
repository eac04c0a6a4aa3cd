import type {
  Identity,
  NoticeApi,
  SaveIdentity,
  SaveNoticeApi,
  SaveSucursal,
  Sucursal,
} from '@lavanda/shared/contract/schemas/tenant';
import { EMPTY_ISSUER } from '@lavanda/shared/domain/receipt';
import { DEL_VALLE, NARVARTE } from '@lavanda/shared/testing/fixtures';
import { type MockNetwork, mockNetwork } from '@lavanda/shared/testing/network';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { mount } from '../../testing/mountPage';
import { marianaSession } from '../../testing/session';

export const IDENTITY: Identity = {
  ...marianaSession().usuario.tenantData,
  envio: {
    rulesType: 'rango',
    rules: {
      conCosto: { monto: 40 },
      rango: [
        { min: 0, max: 300, envio: 45 },
        { min: 300, max: 800, envio: 35 },
        { min: 800, envio: 0 },
      ],
    },
  },
  ticket_ancho: 80,
  ticket_legal: 'Conserva este ticket.',
  emisor: EMPTY_ISSUER,
  avisos: [],
};

/** Fake server of a laundry's identity, sucursales and WhatsApp account; it stores what it receives. */
export function identityServer(initial: Partial<Identity> = {}): MockNetwork & { identity: () => Identity } {
  const net = mockNetwork();
  let identity: Identity = { ...IDENTITY, ...initial };
  let sucursales: Sucursal[] = [DEL_VALLE, NARVARTE];
  net.route('GET /api/tenant/identidad', () => ({ body: identity }));
  net.route('GET /api/tenant/sucursales', () => ({ body: { sucursales } }));
  net.route('GET /api/auth/authData', () => {
    const session = marianaSession();
    return { body: { ...session, usuario: { ...session.usuario, tenantData: identity } } };
  });
  let account: NoticeApi = { token_final: null, telefono_id: '', plantilla: '', idioma: 'es_MX' };
  net.route('GET /api/tenant/whatsapp', () => ({ body: account }));
  net.route('POST /api/tenant/whatsapp', ({ body }) => {
    const { token, ...rest } = body as SaveNoticeApi;
    account = { ...account, ...rest, ...(token !== undefined && { token_final: token.slice(-4) }) };
    return { body: account };
  });
  net.route('POST /api/tenant/whatsapp/quitar', () => {
    account = { ...account, token_final: null };
    return { body: account };
  });
  net.route('POST /api/tenant/identidad', ({ body }) => {
    identity = { ...identity, ...(body as SaveIdentity) };
    return { body: identity };
  });
  net.route('POST /api/tenant/imagen', ({ query }) => {
    const url = `/imagenes/${query.get('tipo')}.png`;
    identity = { ...identity, [query.get('tipo') === 'logo' ? 'logo' : 'logo_ico']: url };
    return { body: { url, ancho: 64, alto: 64 } };
  });
  net.route('POST /api/tenant/sucursales/guardar', ({ body }) => {
    const data = body as SaveSucursal;
    const previous = sucursales.find(({ _id }) => _id === data._id);
    const sucursal = { zona_horaria: 'America/Mexico_City', ...previous, ...data, _id: previous?._id ?? 'nueva' };
    sucursales = [...sucursales.filter((another) => another !== previous), sucursal];
    return { body: { response: sucursal._id, sucursal } };
  });
  return { ...net, identity: () => identity };
}

export async function open() {
  const page = await mount('/app/configuracion/lavanderia');
  await screen.findByRole('button', { name: 'Guardar' });
  await screen.findByRole('button', { name: 'Modificar Narvarte' });
  return { ...page, save: () => page.usuario.click(screen.getByRole('button', { name: 'Guardar' })) };
}

export const field = (name: string) => screen.getByRole('textbox', { name });
export const part = (name: string) => within(screen.getByRole('region', { name }));

/** Pastes a text into a field, because typing in so large a page takes a quarter of a second per key. */
export async function fill(user: UserEvent, element: Element, text: string): Promise<void> {
  await user.click(element);
  await user.paste(text);
}

import type { EnvioConfig } from '@lavanda/shared/contract/schemas/tenant';
import { DEFAULT_LEGAL, EMPTY_ISSUER, type Issuer } from '@lavanda/shared/domain/receipt';
import type { Role } from '@lavanda/shared/domain/roles';
import { LOGO_AGUA_CLARA, LOGO_BUGAMBILIA, TICKET_LOGO_AGUA_CLARA } from './logos.ts';

export const PASSWORD_DEMO = 'lavanda123';

const HOURS = 'Lunes a sábado, 08:00 a 20:00\nDomingo, 08:00 a 15:00';

/** Terms of a laundry that exists only in the demo; no lawyer has reviewed them. */
const AGUA_CLARA_TERMS = `Conserva este ticket para recoger tu ropa y revisa tus prendas al recibirlas.
Guardamos tu ropa 30 días sin costo; después, $10.00 por día. Lo que nadie reclama en 90 días se dona.
Por daño o pérdida respondemos hasta por el valor que declaraste al dejar la prenda.
Este documento no es un comprobante fiscal.`;

export interface DemoLaundry {
  nombre: string;
  logo: string;
  /** Logo for tickets; with '' they show only the name. */
  logoTicket: string;
  /** Terms printed at the ticket's foot. */
  legal: string;
  issuer: Issuer;
  /** Address of the laundry's privacy notice; '' without one. */
  privacyNotice: string;
  primario: string;
  secundario: string;
  envio: EnvioConfig;
  /** The laundry's prices as a percentage of the demo catalogue's. */
  prices: number;
  clientes: number;
  /** Sucursales with their average notas per day. */
  sucursales: readonly {
    nombre: string;
    /** Letters of the sucursal's register. */
    letters: string;
    notasPerDay: number;
    direccion: string;
    telefono: string;
    horario: string;
    /** Whether the sucursal has the demo's daily capacity. */
    limited?: boolean;
    /** Starting point of the sucursal's routes. */
    start?: { lat: number; lon: number };
  }[];
  /** Users; all belong to the first sucursal. */
  usuarios: readonly { usuario: string; nombre: string; rol: Role }[];
}

export const LAUNDRIES: readonly DemoLaundry[] = [
  {
    nombre: 'Agua Clara',
    logo: LOGO_AGUA_CLARA,
    logoTicket: TICKET_LOGO_AGUA_CLARA,
    legal: AGUA_CLARA_TERMS,
    // Invented data. The RFC and the CLABE have valid check digits; neither they nor Profeco's number belong to anybody.
    issuer: {
      razonSocial: 'Agua Clara Lavanderías, S.A. de C.V.',
      rfc: 'ACL150312H20',
      regimenFiscal: '601',
      cp: '03020',
      profeco: '0000-2026',
      quejas: '+525555430190',
      clabe: '999180000123456782',
      titular: '',
    },
    privacyNotice: 'https://aguaclara.example/privacidad',
    primario: '#274c77',
    secundario: '#6096ba',
    envio: {
      rulesType: 'rango',
      rules: {
        rango: [
          { min: 0, max: 300, envio: 45 },
          { min: 300, max: 800, envio: 35 },
          { min: 800, envio: 0 },
        ],
      },
    },
    prices: 100,
    clientes: 300,
    sucursales: [
      {
        nombre: 'Narvarte',
        letters: 'B',
        notasPerDay: 7,
        direccion: 'Calle Petén 214, Narvarte Poniente, CDMX',
        telefono: '+525555430190',
        horario: HOURS,
        limited: true,
        start: { lat: 19.3941, lon: -99.1549 },
      },
      {
        nombre: 'Del Valle',
        letters: 'D',
        notasPerDay: 5,
        direccion: 'Av. Coyoacán 1120, Del Valle Centro, CDMX',
        telefono: '+525555430191',
        horario: HOURS,
      },
      {
        nombre: 'Portales',
        letters: 'E',
        notasPerDay: 4,
        direccion: 'Calz. Santa Cruz 85, Portales Norte, CDMX',
        telefono: '+525555430192',
        horario: HOURS,
      },
    ],
    usuarios: [
      { usuario: 'super@aguaclara.mx', nombre: 'Mariana Robles', rol: 'superuser' },
      { usuario: 'admin@aguaclara.mx', nombre: 'Héctor Salgado', rol: 'admin' },
      { usuario: 'usuario@aguaclara.mx', nombre: 'Daniela Ortiz', rol: 'user' },
      { usuario: 'usuario2@aguaclara.mx', nombre: 'Iván Maldonado', rol: 'user' },
      { usuario: 'contador@aguaclara.mx', nombre: 'Lucía Arriaga', rol: 'accountant' },
    ],
  },
  {
    nombre: 'Bugambilia',
    logo: LOGO_BUGAMBILIA,
    logoTicket: '',
    legal: DEFAULT_LEGAL,
    issuer: { ...EMPTY_ISSUER, razonSocial: 'Rebeca Montes Rosas', rfc: 'MORR860412QX5', quejas: 'hola@bugambilia.mx' },
    privacyNotice: '',
    primario: '#a3195b',
    secundario: '#0f8b8d',
    envio: { rulesType: 'conCosto', rules: { conCosto: { monto: 40 } } },
    prices: 110,
    clientes: 60,
    sucursales: [
      {
        nombre: 'Coyoacán',
        letters: 'B',
        notasPerDay: 3,
        direccion: 'Francisco Sosa 41, Santa Catarina, CDMX',
        telefono: '+525555430193',
        horario: '',
      },
    ],
    usuarios: [
      { usuario: 'super@bugambilia.mx', nombre: 'Rebeca Montes', rol: 'superuser' },
      { usuario: 'usuario@bugambilia.mx', nombre: 'Itzel Cárdenas', rol: 'user' },
    ],
  },
];

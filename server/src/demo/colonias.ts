/** Neighbourhoods of Mexico City around the demo branches: postal code, borough, centre and some of their streets. */
export interface Colonia {
  nombre: string;
  cp: string;
  alcaldia: string;
  lat: number;
  lon: number;
  calles: readonly string[];
}

const BJ = 'Benito Juárez';
const CUAUHTEMOC = 'Cuauhtémoc';
const COYOACAN = 'Coyoacán';

export const COLONIAS: readonly Colonia[] = [
  { nombre: 'Narvarte Poniente', cp: '03020', alcaldia: BJ, lat: 19.3937, lon: -99.1553, calles: ['Calle Petén', 'Luz Saviñón', 'Doctor Vértiz', 'Uxmal', 'Anaxágoras', 'Palenque'] },
  { nombre: 'Narvarte Oriente', cp: '03023', alcaldia: BJ, lat: 19.3942, lon: -99.1476, calles: ['Monte Albán', 'Tajín', 'Mitla', 'La Quemada', 'Cumbres de Maltrata'] },
  { nombre: 'Piedad Narvarte', cp: '03000', alcaldia: BJ, lat: 19.4012, lon: -99.1543, calles: ['Obrero Mundial', 'Doctor Barragán', 'Concepción Beistegui', 'Xola'] },
  { nombre: 'Vértiz Narvarte', cp: '03600', alcaldia: BJ, lat: 19.3862, lon: -99.1492, calles: ['Diagonal San Antonio', 'Universidad', 'Zempoala', 'Morena'] },
  { nombre: 'Álamos', cp: '03400', alcaldia: BJ, lat: 19.3987, lon: -99.1421, calles: ['Cádiz', 'Isabel la Católica', 'Castilla', 'Galicia'] },
  { nombre: 'Del Valle Centro', cp: '03100', alcaldia: BJ, lat: 19.3856, lon: -99.1667, calles: ['Amores', 'Gabriel Mancera', 'Adolfo Prieto', 'Pilares', 'Tlacoquemécatl'] },
  { nombre: 'Del Valle Norte', cp: '03103', alcaldia: BJ, lat: 19.3931, lon: -99.1684, calles: ['Nicolás San Juan', 'Providencia', 'Eugenia', 'Mier y Pesado'] },
  { nombre: 'Del Valle Sur', cp: '03104', alcaldia: BJ, lat: 19.3757, lon: -99.1702, calles: ['Patricio Sanz', 'San Lorenzo', 'Parroquia', 'Fresas'] },
  { nombre: 'Letrán Valle', cp: '03650', alcaldia: BJ, lat: 19.3722, lon: -99.1561, calles: ['Lago Bolsena', 'Cumbres de Acultzingo', 'Pitágoras', 'Miguel Laurent'] },
  { nombre: 'Nápoles', cp: '03810', alcaldia: BJ, lat: 19.3936, lon: -99.1772, calles: ['Dakota', 'Nueva York', 'Georgia', 'Montecito'] },
  { nombre: 'San Pedro de los Pinos', cp: '03800', alcaldia: BJ, lat: 19.3902, lon: -99.1853, calles: ['Calle 7', 'Avenida 2', 'Calle 13', 'Revolución'] },
  { nombre: 'Portales Norte', cp: '03303', alcaldia: BJ, lat: 19.3693, lon: -99.1472, calles: ['Emperadores', 'Rumania', 'Antillas', 'Municipio Libre'] },
  { nombre: 'Portales Sur', cp: '03300', alcaldia: BJ, lat: 19.3642, lon: -99.1433, calles: ['Filipinas', 'Ajusco', 'Víctor Hugo', 'Necaxa'] },
  { nombre: 'Portales Oriente', cp: '03570', alcaldia: BJ, lat: 19.3702, lon: -99.1374, calles: ['Saratoga', 'Bulgaria', 'Centenario', 'Presidentes'] },
  { nombre: 'Santa Cruz Atoyac', cp: '03310', alcaldia: BJ, lat: 19.3704, lon: -99.1632, calles: ['San Felipe', 'Avenida México', 'Uxmal', 'Prolongación Uxmal'] },
  { nombre: 'General Anaya', cp: '03340', alcaldia: BJ, lat: 19.3641, lon: -99.1563, calles: ['Mayorazgo', 'Moras', 'Popocatépetl', 'Real de Mayorazgo'] },
  { nombre: 'Xoco', cp: '03330', alcaldia: BJ, lat: 19.3622, lon: -99.1691, calles: ['San Felipe Xoco', 'Real de Mayorazgo', 'Puente Xoco'] },
  { nombre: 'Roma Sur', cp: '06760', alcaldia: CUAUHTEMOC, lat: 19.4073, lon: -99.1612, calles: ['Tlacotalpan', 'Medellín', 'Chilpancingo', 'Bajío'] },
  { nombre: 'Roma Norte', cp: '06700', alcaldia: CUAUHTEMOC, lat: 19.4181, lon: -99.1621, calles: ['Colima', 'Tabasco', 'Jalapa', 'Orizaba', 'Córdoba'] },
  { nombre: 'Hipódromo', cp: '06100', alcaldia: CUAUHTEMOC, lat: 19.4112, lon: -99.1701, calles: ['Ámsterdam', 'Avenida México', 'Parras', 'Campeche'] },
  { nombre: 'Doctores', cp: '06720', alcaldia: CUAUHTEMOC, lat: 19.4201, lon: -99.1443, calles: ['Doctor Lucio', 'Doctor Erazo', 'Doctor Balmis', 'Niños Héroes'] },
  { nombre: 'Escandón', cp: '11800', alcaldia: 'Miguel Hidalgo', lat: 19.4021, lon: -99.1812, calles: ['José Martí', 'Progreso', 'Minería', 'Comercio'] },
  { nombre: 'Del Carmen', cp: '04100', alcaldia: COYOACAN, lat: 19.3541, lon: -99.1622, calles: ['Londres', 'Allende', 'Aguayo', 'Viena', 'Centenario'] },
  { nombre: 'Villa Coyoacán', cp: '04000', alcaldia: COYOACAN, lat: 19.3492, lon: -99.1633, calles: ['Francisco Sosa', 'Belisario Domínguez', 'Caballocalco', 'Carrillo Puerto'] },
  { nombre: 'Santa Catarina', cp: '04010', alcaldia: COYOACAN, lat: 19.3506, lon: -99.1701, calles: ['Progreso', 'Tata Vasco', 'Encantada', 'Dulce Olivia'] },
];

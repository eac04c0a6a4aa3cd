import type { ImportPreview } from '@lavanda/shared/contract/schemas/imports';
import { fieldsOfColumns, peopleOf, previewOf, refusedRows, type TestFile, toldRows } from '../../testing/imports.ts';
import { createScenario, type Scenario } from '../../testing/scenario.ts';

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});
afterAll(() => e.server.close());

const preview = (content: TestFile['content'], options: Omit<TestFile, 'content'> = {}): Promise<ImportPreview> =>
  previewOf(e.server.url, e.as.user, { content, ...options });

describe('columns', () => {
  it('surnames in two, a telephone and a mobile, pieces of an address, and one that is left out', async () => {
    const seen = await preview(
      'Nombre,Apellido paterno,Apellido materno,Teléfono,Celular,Calle,Colonia,Notas\nOcho,López,Ruiz,5511110007,5511110008,Xola 5,Narvarte,x',
    );
    expect(fieldsOfColumns(seen)).toEqual([
      'nombre',
      'apellidoPaterno',
      'apellidoMaterno',
      'telefono',
      'celular',
      'domicilio 1',
      'domicilio 1',
      '',
    ]);
    expect(seen.muestra[0]).toMatchObject({
      apellido: 'López Ruiz',
      telefono: '55 1111 0008',
      otroTelefono: '5511110007',
      domicilio: ['Xola 5, Narvarte'],
    });
    expect(toldRows(seen)).toEqual([
      [1, 'Notas'],
      [2, 'Teléfono'],
    ]);
  });

  it('headings with remarks, and other words for telephones', async () => {
    const seen = await preview(
      'Nombre (de pila)*,Apellido(s),Teléfono (10 dígitos),No. de celular,Tel. casa\nAna,Ruiz,5511110001,,',
    );
    expect(fieldsOfColumns(seen)).toEqual(['nombre', 'apellido', 'telefono', 'celular', 'otroTelefono']);
  });

  it('of a tax regime with its description the code is stored, which is told', async () => {
    const seen = await preview('Nombre,Apellidos,Régimen fiscal\nAna,Ruiz,612 - Personas Físicas\nEva,Luna,612');
    expect(seen.avisos).toEqual([{ fila: 2, campo: 'Régimen fiscal', mensaje: '«612 - Personas Físicas» se guarda como 612.' }]);
  });

  it('a whole name is divided, which is told', async () => {
    const names = [
      'Diez Prueba López',
      'Ana Ruiz',
      'María del Carmen Ortiz de la Peña',
      'Hotel Miravalle',
      'Lupita',
      'Ríos, Eva',
    ];
    const seen = await preview(['Nombre completo', ...names.map((name) => `"${name}"`)].join('\n'));
    expect(peopleOf(seen)).toEqual([
      'Diez|Prueba López|',
      'Ana|Ruiz|',
      'María del Carmen|Ortiz de la Peña|',
      'Hotel Miravalle||',
      'Lupita||',
      'Eva|Ríos|',
    ]);
    expect(toldRows(seen)).toContainEqual([1, 'Nombre completo']);
  });

  it('no surname is allowed', async () => {
    expect(peopleOf(await preview('Nombre,Apellidos,Teléfono\nDoña Lupita,,5511110012'))).toEqual(['Doña Lupita||55 1111 0012']);
  });

  it('a heading twice: the second is left out and told; the user may say what it is', async () => {
    const content = 'Nombre,Apellidos,Nombre\nAna,López,Calle 5';
    const seen = await preview(content);
    expect([fieldsOfColumns(seen), toldRows(seen)]).toEqual([['nombre', 'apellido', ''], [[1, 'Nombre']]]);
    const chosen = await preview(content, { opciones: { columnas: ['nombre', 'apellido', 'domicilio 1'] } });
    expect(chosen.muestra[0]?.domicilio).toEqual(['Calle 5']);
  });

  it('an address with a comma and without quotes is joined at the end of the row, told; elsewhere the row is refused', async () => {
    const last = await preview('Nombre,Apellidos,Teléfono,Domicilio\nAna,Ruiz,5511110036,Calle 5, Col. Roma');
    expect(last.muestra[0]?.domicilio).toEqual(['Calle 5, Col. Roma']);
    expect(toldRows(last)).toEqual([[2, 'Domicilio']]);
    const middle = await preview(
      'Nombre,Apellidos,Domicilio,Teléfono\nAna,Ruiz,Calle 5, Roma,5511110036\nEva,Ruiz,Calle 6,5511110037',
    );
    expect([middle.nuevos, middle.conError]).toEqual([1, 1]);
    expect(middle.errores[0]).toMatchObject({ fila: 2, mensaje: expect.stringContaining('coma sin comillas') });
  });
});

describe('telephones', () => {
  it.each([
    ['044 55 1111 0013', '55 1111 0013', ''],
    ['045 55 1111 0014', '55 1111 0014', ''],
    ['01 55 1111 0015', '55 1111 0015', ''],
    ['00 52 55 1111 0016', '55 1111 0016', ''],
    ['\u202A55 1111 0017\u202C', '55 1111 0017', ''],
    ['55\u20111111\u20110018', '55 1111 0018', ''],
    ['55 1111 0020 ext 3', '55 1111 0020', 'ext 3'],
    ['55 1111 0021 / 55 1111 0022', '55 1111 0021', '55 1111 0022'],
    ['5.511110023E9', '55 1111 0023', ''],
    ['5511110024.0', '55 1111 0024', ''],
    ['+1 915 555 0101', '+1 915 555 0101', ''],
    ['Tel. 55 1111 0025', '55 1111 0025', ''],
    ['n/a', '', ''],
    ['0000000000', '', ''],
  ])('%s', async (written, phone, rest) => {
    const seen = await preview(`Nombre,Apellidos,Teléfono\nAna,Ruiz,${written}`);
    expect(seen.muestra[0]).toMatchObject({ telefono: phone, otroTelefono: rest });
  });

  it('one of another country is kept with its code', async () => {
    const seen = await preview('Nombre,Apellidos,Teléfono\nAna,Ruiz,+34 612 345 678');
    expect(seen.muestra[0]?.telefono.replace(/\D/g, '')).toBe('34612345678');
  });

  it('what has too few digits, or decimals, is refused with the reason', async () => {
    const seen = await preview('Nombre,Apellidos,Teléfono\nAna,Ruiz,555-0199\nEva,Ruiz,5522220010.5\nZoé,Ruiz,5.51E+09');
    expect(refusedRows(seen)).toEqual([2, 3, 4].map((row) => [row, 'Teléfono']));
  });
});

describe('who is there already', () => {
  it('a repeated row says of whom it is; the same name with other data is told and imported unless left out', async () => {
    const { body } = await e.as.user.post('/api/clientes/guardar', {
      nombre: 'Juan',
      apellido: 'Wtreinta',
      telefono: '5511110060',
    });
    const content = [
      'Nombre,Apellidos,Teléfono,RFC,Domicilio',
      'Juan,Wtreinta,,,Calle A 1',
      'JUAN,wtreinta,,GODE561231GR8,Calle B 2',
      'Juan,Wtreinta,55 1111 0060,,Calle C 3',
      'Juan,Wtreinta,,,Calle A 1',
    ].join('\n');
    const seen = await preview(content);
    expect(seen).toMatchObject({ filas: 4, nuevos: 2, repetidos: 2, totalHomonimos: 2 });
    expect(seen.repetidosDe.map(({ fila: row, deFila: ofRow, deCliente: of }) => [row, ofRow, of])).toEqual([
      [4, null, body.response],
      [5, 2, null],
    ]);
    expect(seen.homonimos.map(({ fila: row }) => row)).toEqual([2, 3]);
    expect((await preview(content, { opciones: { omitir: [3] } })).nuevos).toBe(1);
  });
});

describe('addresses', () => {
  it.each([
    ['Calle,Número,Colonia', 'Xola,12,Narvarte', 'Xola 12, Narvarte'],
    [
      'Calle,Número exterior,Número interior,Colonia,Municipio,Estado,CP',
      'Xola,12,3,Narvarte,Benito Juárez,CDMX,3020',
      'Xola 12, Int. 3, Narvarte, Benito Juárez, CDMX, CP 03020',
    ],
    ['Calle,No.,Col.,Alcaldía', 'Xola,12,Narvarte,Benito Juárez', 'Xola 12, Narvarte, Benito Juárez'],
    ['Dirección,Numero,Colonia', 'Xola,12,Narvarte', 'Xola 12, Narvarte'],
    ['Calle,#,Int,Delegación', 'Xola,12,Depto 3,Benito Juárez', 'Xola 12, Depto 3, Benito Juárez'],
  ])('%s', async (headings, cells, address) => {
    const seen = await preview(`Nombre,Apellidos,${headings}\nAna,Ruiz,${cells}`);
    expect([seen.muestra[0]?.domicilio, seen.muestra[0]?.cp]).toEqual([[address], '']);
  });

  it('the number of a row, and a state that is none of an address, are left out and told; empty columns are not', async () => {
    const seen = await preview('No.,Nombre,Apellidos,Estado,Vacía,Dirección\n1,Ana,Ruiz,Activo,,Xola 5');
    expect(seen.muestra[0]?.domicilio).toEqual(['Xola 5']);
    expect(seen.avisos).toEqual(
      ['No.', 'Estado'].map((title) => ({
        fila: 1,
        campo: title,
        mensaje: expect.stringContaining(`No se importa la columna ${title}`),
      })),
    );
  });

  it('a postal code beside fiscal data stays that of the invoice', async () => {
    const seen = await preview('Nombre,Apellidos,RFC,CP,Domicilio\nAna,Ruiz,GODE561231GR8,03020,Xola 5');
    expect(seen.muestra[0]).toMatchObject({ cp: '03020', domicilio: ['Xola 5'] });
  });
});

describe('contacts', () => {
  it('of Google', async () => {
    const seen = await preview(
      [
        'First Name,Middle Name,Last Name,Organization Name,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Value,Address 1 - Formatted',
        'Ana,María,Ruiz,,ana@ejemplo.mx,Mobile,+52 55 1111 0001 ::: 5511110002,5511110003,"Xola 5\nCol. Narvarte"',
        ',,,Hotel Miravalle,,Work,5511110004,,',
      ].join('\n'),
    );
    expect(seen.muestra).toMatchObject([
      {
        nombre: 'Ana María',
        apellido: 'Ruiz',
        telefono: '55 1111 0001',
        otroTelefono: '5511110002 · 5511110003',
        correoElectronico: 'ana@ejemplo.mx',
        domicilio: ['Xola 5 Col. Narvarte'],
      },
      { nombre: 'Hotel Miravalle', telefono: '55 1111 0004' },
    ]);
    expect(toldRows(seen)).toContainEqual([1, 'Phone 1 - Label']);
  });

  it('a third column of telephones goes beside the first; two columns of a field are told by the field', async () => {
    const seen = await preview(
      'Nombre,Apellidos,Teléfono,Celular,WhatsApp,Correo,E-mail\nAna,Ruiz,5511110001,5511110002,5511110003,a@ejemplo.mx,b@ejemplo.mx\nEva,Luna,,5511110004,55 1111 0004,,',
    );
    expect(seen.muestra).toMatchObject([
      { telefono: '55 1111 0002', otroTelefono: '5511110001 · 5511110003', correoElectronico: 'a@ejemplo.mx' },
      { telefono: '55 1111 0004', otroTelefono: '' },
    ]);
    expect(seen.avisos).toEqual(
      expect.arrayContaining([
        { fila: 1, campo: 'WhatsApp', mensaje: expect.stringContaining('dos columnas para Celular') },
        { fila: 1, campo: 'E-mail', mensaje: expect.stringContaining('dos columnas para Correo electrónico') },
      ]),
    );
  });
});

describe('what programs leave around a value', () => {
  it.each([
    ["'5522220027", '55 2222 0027'],
    ['="5522220051"', '55 2222 0051'],
    ['wa.me/5215522220052', '55 2222 0052'],
    ['https://wa.me/525522220053?text=Hola', '55 2222 0053'],
  ])('%s', async (written, phone) => {
    const seen = await preview(`Nombre,Apellidos,Teléfono\nAna,Ruiz,${written}`);
    expect(seen.muestra[0]).toMatchObject({ telefono: phone, otroTelefono: '' });
  });

  it('mailto: before an address, which is told', async () => {
    const seen = await preview('Nombre,Apellidos,Correo\nAna,Ruiz,mailto:ana@ejemplo.mx');
    expect([seen.muestra[0]?.correoElectronico, toldRows(seen)]).toEqual(['ana@ejemplo.mx', [[2, 'Correo']]]);
  });

  it('invisible marks in a name are taken out and told', async () => {
    const seen = await preview('Nombre,Apellidos\n\u202EAna\u202C,Ru\u200Biz');
    expect([peopleOf(seen), toldRows(seen)]).toEqual([
      ['Ana|Ruiz|'],
      [
        [2, 'Nombre'],
        [2, 'Apellidos'],
      ],
    ]);
  });
});

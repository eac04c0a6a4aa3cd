import { SEGMENT } from '@lavanda/shared/contract/schemas/releases';
import { baseAddress, knownServices, removeService, setService } from '../sections/services/services.ts';
import { type Command, CommandError, word } from './command.ts';

export const service: Command = {
  usage: 'servicio <segmento> <dirección> [--nueva]',
  help:
    'Dice dónde está el servicio de una sección (rutas https://…): allí se envía lo que pide en /api/s/<segmento>/. La primera ' +
    'vez, y con --nueva, da el secreto con que se firma quién pide; se muestra una sola vez.',
  async run({ db, tell }, args) {
    const segment = word(args, 0, 'el segmento de la sección');
    if (!new RegExp(SEGMENT).test(segment)) throw new CommandError(`"${segment}" no es el segmento de una sección.`);
    const text = word(args, 1, 'la dirección del servicio');
    const address = baseAddress(text);
    if (address === null) throw new CommandError(`"${text}" no es una dirección http o https, sin usuario ni parámetros.`);
    const secret = await setService(db, segment, address, args.options.nueva === true);
    tell(`Lo que se pida en /api/s/${segment}/ va a ${address}`);
    if (secret !== null) tell(`Su secreto: ${secret}`);
  },
};

export const services: Command = {
  usage: 'servicios',
  help: 'Muestra los servicios de las secciones y dónde están.',
  async run({ db, tell }) {
    for (const { segmento: segment, direccion: address } of await knownServices(db)) tell(`${segment}  ${address}`);
  },
};

export const retireService: Command = {
  usage: 'retirar-servicio <segmento>',
  help: 'Olvida el servicio de una sección y su secreto: desde ese momento no se le pide nada.',
  async run({ db, tell }, args) {
    const segment = word(args, 0, 'el segmento de la sección');
    if (!(await removeService(db, segment)))
      throw new CommandError(`${segment} no tiene servicio. La orden servicios los muestra.`);
    tell(`Retirado el servicio de ${segment}`);
  },
};

import { TestEnvironment } from 'jest-environment-jsdom';

/** Web APIs that jsdom lacks or that must be of one family with Node's fetch. */
const DE_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'TextEncoderStream',
  'TextDecoderStream',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'BroadcastChannel',
  'MessageChannel',
  'MessagePort',
  'structuredClone',
];

/**
 * jsdom with Node's fetch and its relatives. Relative addresses resolve against the page, as in a browser, and a form's
 * FormData is the browser's: Node's doesn't know forms.
 */
export default class Entorno extends TestEnvironment {
  canales = [];

  async setup() {
    await super.setup();
    const ventana = this.global;
    for (const nombre of DE_NODE) ventana[nombre] = globalThis[nombre];
    ventana.MessageChannel = conRegistro(globalThis.MessageChannel, this.canales);
    ventana.FormData = deFormularios(globalThis.FormData);
    ventana.Request = class extends globalThis.Request {
      constructor(entrada, opciones) {
        super(typeof entrada === 'string' ? new URL(entrada, ventana.location.href) : entrada, opciones);
      }
    };
    ventana.fetch = (entrada, opciones) => globalThis.fetch(new ventana.Request(entrada, opciones));
  }

  /** An open port keeps the process alive, and React's scheduler opens one for the whole test file. */
  async teardown() {
    await super.teardown();
    for (const canal of this.canales) canal.port1.close();
  }

  /** Libraries are resolved as Node does: their builds for browsers are ES modules that Jest would not read. */
  exportConditions() {
    return ['node', 'node-addons'];
  }
}

function conRegistro(MessageChannel, canales) {
  return class extends MessageChannel {
    constructor() {
      super();
      canales.push(this);
    }
  };
}

function deFormularios(FormData) {
  return class extends FormData {
    constructor(forma) {
      super();
      for (const campo of forma?.elements ?? []) if (campo.name) this.append(campo.name, campo.value);
    }
  };
}

import { TestEnvironment } from 'jest-environment-jsdom';

/** Web APIs that jsdom lacks or that must be of one family with Node's fetch. */
const FROM_NODE = [
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
export default class Environment extends TestEnvironment {
  channels = [];

  async setup() {
    await super.setup();
    const timeWindow = this.global;
    for (const name of FROM_NODE) timeWindow[name] = globalThis[name];
    timeWindow.MessageChannel = withRegistry(globalThis.MessageChannel, this.channels);
    timeWindow.FormData = ofForms(globalThis.FormData);
    timeWindow.Request = class extends globalThis.Request {
      constructor(input, options) {
        super(typeof input === 'string' ? new URL(input, timeWindow.location.href) : input, options);
      }
    };
    timeWindow.fetch = (input, options) => globalThis.fetch(new timeWindow.Request(input, options));
  }

  /** An open port keeps the process alive, and React's scheduler opens one for the whole test file. */
  async teardown() {
    await super.teardown();
    for (const canal of this.channels) canal.port1.close();
  }

  /** Libraries are resolved as Node does: their builds for browsers are ES modules that Jest would not read. */
  exportConditions() {
    return ['node', 'node-addons'];
  }
}

function withRegistry(MessageChannel, channels) {
  return class extends MessageChannel {
    constructor() {
      super();
      channels.push(this);
    }
  };
}

function ofForms(FormData) {
  return class extends FormData {
    constructor(form) {
      super();
      for (const field of form?.elements ?? []) if (field.name) this.append(field.name, field.value);
    }
  };
}

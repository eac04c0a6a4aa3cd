import { TestEnvironment } from 'jest-environment-jsdom';

/** Globals taken from Node, because jsdom lacks them or because they must work with Node's `fetch`. */
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
  'MessageChannel',
  'MessagePort',
  'structuredClone',
];

/**
 * jsdom with Node's `fetch`, made to resolve relative URLs against the page, and with a `FormData` that reads HTML forms, because
 * Node's `FormData` doesn't.
 */
export default class Environment extends TestEnvironment {
  channels = [];

  async setup() {
    await super.setup();
    const page = this.global;
    for (const name of FROM_NODE) page[name] = globalThis[name];
    page.MessageChannel = withRegistry(globalThis.MessageChannel, this.channels);
    page.BroadcastChannel = withRegistry(globalThis.BroadcastChannel, this.channels);
    page.FormData = ofForms(globalThis.FormData);
    page.Request = class extends globalThis.Request {
      constructor(input, options) {
        super(typeof input === 'string' ? new URL(input, page.location.href) : input, options);
      }
    };
    page.reportError = (error) =>
      page.dispatchEvent(new page.ErrorEvent('error', { error, message: String(error), cancelable: true }));
    page.fetch = (input, options) => globalThis.fetch(new page.Request(input, options));
  }

  /** Closes the channels that were opened in the page, such as that of React's scheduler: they would keep the process alive. */
  async teardown() {
    await super.teardown();
    for (const channel of this.channels) (channel.port1 ?? channel).close();
  }

  /** Resolves packages to their Node builds: the browser builds of some are ES modules, which Jest would have to transform. */
  exportConditions() {
    return ['node', 'node-addons'];
  }
}

function withRegistry(Channel, channels) {
  return class extends Channel {
    constructor(name) {
      super(name);
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

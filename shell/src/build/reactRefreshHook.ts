/**
 * This module is for development only and runs before React. React puts its renderer into this global object (or into the one
 * of React DevTools). The React Refresh of each remote takes the renderer from it to update the remote's components.
 */
declare global {
  interface Window {
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: DevtoolsHook;
  }
}

interface DevtoolsHook {
  renderers: Map<number, Renderer>;
  supportsFiber: true;
  /** @returns the renderer's id */
  inject(renderer: Renderer): number;
  onScheduleFiberRoot(): void;
  onCommitFiberRoot(): void;
  onCommitFiberUnmount(): void;
}

interface Renderer {
  setRefreshHandler?(handler: RefreshHandler | null): void;
}

/** Returns the versions of a component that React Refresh knows, or undefined. */
type RefreshHandler = (type: unknown) => unknown;

const hook: DevtoolsHook = window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ?? {
  renderers: new Map(),
  supportsFiber: true,
  inject: () => hook.renderers.size,
  onScheduleFiberRoot: () => undefined,
  onCommitFiberRoot: () => undefined,
  onCommitFiberUnmount: () => undefined,
};
window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = hook;

const { inject } = hook;
hook.inject = (renderer) => {
  keepEveryHandler(renderer);
  const id = inject.call(hook, renderer);
  hook.renderers.set(id, renderer);
  return id;
};

/**
 * Keeps the refresh handlers of the shell and of every remote, because React keeps only the last one set. Otherwise, after an
 * edit of one remote, components of another would be mounted with their first code.
 */
function keepEveryHandler(renderer: Renderer): void {
  const { setRefreshHandler } = renderer;
  if (!setRefreshHandler) return;
  const handlers = new Set<RefreshHandler>();
  renderer.setRefreshHandler = (handler) => {
    if (handler) handlers.add(handler);
    setRefreshHandler((type) => {
      for (const ask of handlers) {
        const family = ask(type);
        if (family !== undefined) return family;
      }
      return undefined;
    });
  };
}

export {};

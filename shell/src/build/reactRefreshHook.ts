/**
 * Development only, and before React loads. React leaves its renderer in this object of the page (React DevTools' own
 * when that is installed), and each remote's React Refresh looks for it there, to update the remote's components.
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

/** Answers the versions that React Refresh knows of a component, or undefined. */
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
 * React keeps one refresh handler, the last one set, but the shell and each remote have their own. Without the others,
 * components of a remote would be mounted with their first code after an edit of another remote.
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

/**
 * The manifest that others install a package by. What builds and tests a section comes with the kit, so there its
 * `devDependencies` are dependencies; here they aren't, or the server would carry compilers.
 */
export function publishedManifest({ private: _, scripts: _scripts, devDependencies, ...manifest }) {
  if (devDependencies === undefined) return manifest;
  return { ...manifest, dependencies: { ...manifest.dependencies, ...devDependencies } };
}

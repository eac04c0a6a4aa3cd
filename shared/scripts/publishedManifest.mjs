/**
 * Makes the manifest of the published package. A section gets its build and test tools from the kit, so the kit's
 * `devDependencies` become dependencies. In this repository they stay `devDependencies`, so that the server doesn't install
 * compilers.
 */
export function publishedManifest({ private: _, scripts: _scripts, devDependencies, ...manifest }) {
  if (devDependencies === undefined) return manifest;
  return { ...manifest, dependencies: { ...manifest.dependencies, ...devDependencies } };
}

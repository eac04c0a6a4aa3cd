import { satisfy } from '@module-federation/runtime-core';
import { FallaDeEtapa } from './etapas';
import type { Compartida } from './manifiesto';

/** Versions by module name. */
type Alcance = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Holds what a remote expects against what the shell gives, before any of its code runs.
 * @throws FallaDeEtapa 'contrato' that names the first library that is missing or of another version
 */
export function comprobarCompartidas(compartidas: readonly Compartida[], alcance: Alcance): void {
  for (const { name, requiredVersion } of compartidas) {
    const modulo = name.endsWith('/') ? Object.keys(alcance).find((ruta) => ruta.startsWith(name)) : name;
    const versiones = Object.keys((modulo !== undefined && alcance[modulo]) || {});
    if (versiones.some((version) => satisfy(version, requiredVersion || '*'))) continue;
    const dadas = versiones.length > 0 ? `el shell da ${versiones.join(', ')}` : 'el shell no la da';
    throw new FallaDeEtapa('contrato', 'falla', new Error(`Espera ${name} ${requiredVersion}: ${dadas}`));
  }
}

/** What the federation runtime says when code asks for a library that the share scope hasn't, or not in that version. */
const DE_CONTRATO = /RUNTIME-01[24]|getter for the shared module|does not satisfy|does not contain "init"/;

export function esDeContrato(causa: unknown): boolean {
  return causa instanceof Error && DE_CONTRATO.test(causa.message);
}

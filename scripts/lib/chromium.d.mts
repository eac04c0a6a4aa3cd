export function buscarChromium(): string | undefined;

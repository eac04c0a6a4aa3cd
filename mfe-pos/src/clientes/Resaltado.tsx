import { normalizar } from '@lavanda/shared/domain/texto';
import Box from '@mui/material/Box';

/** Start and end of `buscado` in `texto`, ignoring accents and case; null when it isn't there. */
export function coincidencia(texto: string, buscado: string): [number, number] | null {
  const aguja = normalizar(buscado);
  if (aguja === '') return null;
  const letras = Array.from(texto);
  const dobladas = letras.map((letra) => (letra === ' ' ? ' ' : normalizar(letra)));
  const donde = dobladas.join('').indexOf(aguja);
  if (donde < 0) return null;
  const hasta = donde + aguja.length;
  let doblado = 0;
  let crudo = 0;
  let inicio = -1;
  for (const [i, letra] of letras.entries()) {
    if (inicio < 0 && doblado >= donde) inicio = crudo;
    if (doblado >= hasta) return [inicio, crudo];
    doblado += dobladas[i]?.length ?? 0;
    crudo += letra.length;
  }
  return [inicio, crudo];
}

/** A customer's name with what was searched for marked. */
export default function Resaltado({ texto, buscado }: { texto: string; buscado: string }) {
  const rango = coincidencia(texto, buscado);
  if (!rango) return texto;
  return (
    <>
      {texto.slice(0, rango[0])}
      <Box component="mark" sx={{ bgcolor: 'warning.light', color: 'inherit' }}>
        {texto.slice(rango[0], rango[1])}
      </Box>
      {texto.slice(rango[1])}
    </>
  );
}

import ErrorPanel from '@lavanda/shared/ui/ErrorPanel';
import { Marca } from './Marca';
import { TEXTOS } from './textos';

/** The last resort: the shell itself failed while drawing. */
export function FallaDePagina() {
  return (
    <Marca>
      <main>
        <ErrorPanel
          nivel="h1"
          titulo={TEXTOS.paginaFallida}
          detalle={TEXTOS.paginaFallidaDetalle}
          onReintentar={() => location.reload()}
        />
      </main>
    </Marca>
  );
}

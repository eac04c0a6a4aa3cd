import './signIn.css';

/** Shown when the shell's code can't be downloaded, so this file imports none of that code. */
export function BootError() {
  return (
    <main className="acceso-lado" role="alert">
      <div className="acceso-forma">
        <h1>No se cargó la aplicación</h1>
        <p>El servidor no respondió. Revisa tu conexión e inténtalo de nuevo.</p>
        <button type="button" className="acceso-boton" onClick={() => location.reload()}>
          Reintentar
        </button>
      </div>
    </main>
  );
}

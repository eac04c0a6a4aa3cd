export const HELP = `npm run release -- <orden> <sección>

  create rutas --title "Rutas"                       hace una sección nueva
  publish mfe-dashboard                              construye, prueba, revisa y sube una versión; todavía no es para nadie
  publish mfe-rutas --dir ../mfe-rutas               la misma, de una sección que vive en otra carpeta, ya construida
  publish shell                                      el shell mismo; promote, rollback y status valen también para él
  publish mfe-rutas 1.2.0 --url https://.../mf-manifest.json
                                                     registra una que se queda en otro origen (REMOTOS_ORIGENES del servidor)
  publish mfe-dashboard --without-test               sin la prueba de contrato, y así queda anotado
  key                                                hace la clave con que el equipo firma lo que publica
  preview mfe-dashboard [versión]                    hace un enlace: quien entró y lo abre la ve 7 días, solo en esa pestaña
  promote mfe-dashboard [versión] --percent 10       la da a 10 de cada 100 usuarios, siempre los mismos
  promote mfe-dashboard [versión] --tenant "Nombre"  la da a una lavandería; los demás quedan como estaban
  promote mfe-dashboard --without-tenant "Nombre"    se la quita; --percent 0, al porcentaje
  promote mfe-dashboard [versión] --all              la da a todos
  rollback mfe-dashboard                             la retira; sin candidata, vuelve a la versión estable anterior
  retire mfe-rutas                                   quita de todos una sección que no viene con el servidor
  check --shell ../nuevo/shell/dist                  dice qué secciones vivas no podría montar un shell nuevo; termina en 1 si hay
  status mfe-dashboard                               qué versión tiene quién, qué fallas informan los navegadores y la historia

En la carpeta de una sección su nombre sobra: npm run release -- publish

LAVANDA_URL    servidor en marcha (http://localhost:3000)
LAVANDA_CLAVE  archivo de la clave con que se firma lo que se publica; sin ella va sin firma
LAVANDA_LLAVE  llave de entrega de la sección: npm run admin -- llave mfe-dashboard "Equipo de reportes"
`;

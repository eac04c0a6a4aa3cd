/** Calls that need no session, and why. */
export const PUBLIC_ROUTES: Readonly<Record<string, string>> = {
  'POST /api/auth/segundoFactor/entrar': 'the code of a session that waits',
  'POST /api/auth/segundoFactor/llaves/retar': 'the challenge of a session that waits',
  'POST /api/auth/segundoFactor/llaves/entrar': 'the challenge of a session that waits, signed',
  'POST /api/auth/submit': 'signing in; throttled by user and address',
  'POST /api/auth/logout': 'signing out twice is no error',
  'POST /api/auth/olvide': 'who forgot the password has no session; throttled, always the same answer',
  'GET /api/auth/restablecer/:token': 'the link is the right: 256 bits, one use, one hour, throttled',
  'POST /api/auth/restablecer': 'the same link',
  'GET /api/usuarios/confirmation/:token': 'the invitation is the right: 256 bits, one use, 72 hours, throttled',
  'POST /api/usuarios/confirmation/submit': 'the same invitation, in its cookie',
  'GET /t/:token': 'the customer’s ticket: 192 bits, revocable, the name masked',
  'GET /t/:token/imagen': 'the same ticket',
  'GET /t/:token/fotos/:foto': 'a photo of the same ticket’s nota',
  'GET /t/:token/recoleccion': 'the form of the same link; it shows nothing of the customer',
  'POST /t/:token/recoleccion': 'a request that staff accept or decline; throttled, one at a time',
  'GET /t/:token/privacidad': 'the laundry’s privacy notice',
  'POST /api/entregas/informe': 'without a session it is counted in the metrics, and nothing is kept of it',
  'POST /api/entregas/medidas': 'without a session nothing is kept; a user’s first session a day counts',
  'GET /api/salud': 'whether the server is alive, and nothing else',
  'GET /': 'the sign-in page',
  'GET /login': 'the sign-in page',
  'GET /remotes.json': 'the list of sections that the page is made of; no data of a laundry',
  'GET /mf/:remoto/:version/*': 'code of the sections',
  'GET /kit': 'which kit a section is built with here; no data of a laundry',
  'GET /kit/:archivo': 'the packed kit: code that the sections carry anyway',
  'GET /imagenes/*': 'logos, by the hash of their content: the activation page and the public ticket show them',
  'GET /ticket/fuentes/:file': 'letters of the ticket',
  'GET /api/docs': 'the description of the calls',
  'GET /api/docs/json': 'the description of the calls',
  'GET /api/docs/yaml': 'the description of the calls',
  'GET /api/docs/static/*': 'the description of the calls',
  'GET /api/docs/static/index.html': 'the description of the calls',
  'GET /api/docs/static/swagger-initializer.js': 'the description of the calls',
  'GET /*': 'files of the shell’s build',
  'GET /metrics': 'measures for who runs the product, with a defence of its own; no data of a laundry',
};

/** Routes that exist only under some settings or builds. */
export const CONDITIONAL_ROUTES: readonly string[] = ['GET /*', 'GET /metrics'];

/** Calls authorized by a section's deploy token; no session opens them. */
export const DEPLOY_TOKEN_ROUTES: readonly string[] = [
  'GET /api/entregas/:remoto',
  'POST /api/entregas/:remoto/publicar',
  'POST /api/entregas/:remoto/registrar',
  'POST /api/entregas/:remoto/promover',
  'POST /api/entregas/:remoto/retirar',
  'POST /api/entregas/:remoto/regresar',
  'POST /api/entregas/revisar',
  'POST /api/entregas/:remoto/vista-previa',
];

import { render } from 'preact';
import './styles/page.css';
import './styles/stops.css';
import './styles/sheet.css';
import { App } from './page/App';
import { DriverRoute } from './route/driverRoute';
import { startWorker } from './startWorker';

const [, , token = ''] = window.location.pathname.split('/');
const root = document.getElementById('root');
if (root) {
  // Removes the text about an ended link, which the server writes into the page for browsers without scripts.
  root.replaceChildren();
  render(<App route={new DriverRoute(token)} />, root);
}
startWorker();

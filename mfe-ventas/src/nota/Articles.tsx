import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { formatQuantity, toCents } from '@lavanda/shared/domain/money';
import { NO_OBSERVATIONS, observationsText } from '@lavanda/shared/domain/observations';
import Money from '@lavanda/shared/ui/display/Money';
import Typography from '@mui/material/Typography';
import { NOTA_TEXTS as T } from '../texts';
import { NotaTable } from './NotaTable';

/** Quantity as text; only kilos get a unit: '3.35 kg', '2'. */
function quantityOf({ cantidad: quantity, medida: unit }: Nota['articulos'][number]): string {
  const text = formatQuantity(Math.round(quantity * 1000));
  return unit === 'kg' ? `${text} kg` : text;
}

/** The observaciones of one articulo, below its name; draws nothing if there are none. */
function Observed({ article: { observaciones = NO_OBSERVATIONS } }: { article: Nota['articulos'][number] }) {
  const text = observationsText(observaciones);
  if (text === '') return null;
  return (
    <Typography component="span" sx={{ display: 'block', fontSize: 14, color: 'text.secondary' }}>
      {text}
    </Typography>
  );
}

export default function Articles({ articulos: articles }: { articulos: Nota['articulos'] }) {
  return (
    <>
      <Typography variant="h3" component="h2" id="nota-articulos" sx={{ mb: 3 }}>
        {T.articulos}
      </Typography>
      {articles.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{T.withoutArticles}</Typography>
      ) : (
        <NotaTable aria-labelledby="nota-articulos">
          <thead>
            <tr>
              <th scope="col">{T.servicio}</th>
              <th scope="col" className="numero">
                {T.cantidad}
              </th>
              <th scope="col" className="numero">
                {T.precio}
              </th>
              <th scope="col" className="numero">
                {T.importe}
              </th>
            </tr>
          </thead>
          <tbody>
            {articles.map((article) => (
              <tr key={article._id}>
                <td className="servicio">
                  {article.servicio}
                  <Observed article={article} />
                </td>
                <td className="numero">{quantityOf(article)}</td>
                <td className="numero">
                  <Money centavos={toCents(article.precio)} sx={{ fontWeight: 400 }} />
                </td>
                <td className="numero">
                  <Money centavos={toCents(article.importe)} />
                </td>
              </tr>
            ))}
          </tbody>
        </NotaTable>
      )}
    </>
  );
}

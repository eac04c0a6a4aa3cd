import { invitationMessage } from './messages.ts';

test('a laundry’s name never becomes markup', () => {
  const { html, text } = invitationMessage('k@correo.mx', '<img src=x onerror="alert(1)"> & Hijos', 'https://x.mx/a?b=1&c="');
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; Hijos');
  expect(html).toContain('href="https://x.mx/a?b=1&amp;c=&quot;"');
  expect(text).toContain('<img src=x onerror="alert(1)"> & Hijos');
});

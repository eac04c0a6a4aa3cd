/**
 * Measures in the page how long `act` takes to be painted.
 * @param event that `act` causes in the page, from which the time counts
 * @param watch runs in the page before `act`, with `argument`, and returns a function that tells whether the outcome is shown
 * @returns ms from the event to the end of the frame that paints the outcome @throws Error when it isn't painted within 20 s
 */
export async function timeToPaint(page, { event, watch, argument = null, act }) {
  await page.evaluate(`window.painted = (${measure})('${event}', (${watch})(${JSON.stringify(argument)})); undefined`);
  await act();
  return page.evaluate(() => window.painted);
}

/** Runs in the page. Resolves to ms from the event to the paint: a message posted in the outcome's frame arrives after it. */
function measure(event, isShown) {
  const channel = new MessageChannel();
  return new Promise((resolve, reject) => {
    const look = () => (isShown() ? channel.port2.postMessage(null) : requestAnimationFrame(look));
    const begin = ({ timeStamp }) => {
      channel.port1.onmessage = () => resolve(performance.now() - timeStamp);
      requestAnimationFrame(look);
    };
    addEventListener(event, begin, { capture: true, once: true });
    setTimeout(() => reject(new Error(`Nothing was painted after ${event}`)), 20_000);
  });
}

/** Number of cards that fill the first screen. */
export const FIRST_SCREEN = 20;

/**
 * Style of the cards below the first screen: the browser lays them out one frame after the first ones, so that the section is
 * on screen sooner when the user comes back to it. Takes no effect where an animation can't set `content-visibility`.
 */
export const LATER_CARD = {
  animation: 'later-card 1ms 1ms backwards',
  '@keyframes later-card': { from: { contentVisibility: 'hidden' } },
} as const;

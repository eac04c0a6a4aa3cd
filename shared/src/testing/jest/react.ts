import * as React from 'react';

const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<
  string,
  object | undefined
>;

// React makes a stack for each element it creates, for its warnings, which takes a tenth of the tests' time. This count always
// reads 10,000, the number at which React stops making stacks.
if (internals) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined });

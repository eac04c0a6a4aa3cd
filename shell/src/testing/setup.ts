import { configure } from '@testing-library/dom';

/** Time limit of `findBy` and `waitFor`, ms. It is long because a busy machine is slow. */
configure({ asyncUtilTimeout: 10_000 });

import { configure } from '@testing-library/dom';

/** Time limit of what appears later, ms: a busy machine is slow. */
configure({ asyncUtilTimeout: 10_000 });

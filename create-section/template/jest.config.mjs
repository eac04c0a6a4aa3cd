import settings from '@lavanda/shared/jest';

export default settings;

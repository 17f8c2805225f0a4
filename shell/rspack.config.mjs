import { shell } from '@estela/config/rspack';

export default shell({ dir: import.meta.dirname });

import { remote } from '@estela/config/rspack';

export default remote({ dir: import.meta.dirname });

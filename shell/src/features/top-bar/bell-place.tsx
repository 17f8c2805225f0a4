import { IdlePart } from '../../components/idle-part.tsx';
import styles from './top-bar.module.css';

const loadBell = async () =>
  (await import(/* webpackChunkName: "pilot-frame" */ './notifications/bell.tsx')).Bell;

/** The first load only reserves space for the notifications. The bell loads when the browser is idle. */
export function BellPlace() {
  return <IdlePart load={loadBell} room={<span className={styles.buttonPlace} aria-hidden="true" />} />;
}

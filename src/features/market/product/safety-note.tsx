import ShieldAlert from 'lucide-react/icons/shield-alert';
import { productPageText } from '#i18n/ko/product.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import styles from './safety-note.module.css';

export function SafetyNote() {
  return (
    <div className={styles.note}>
      <Notice
        tone="gold"
        icon={<ShieldAlert size={20} aria-hidden="true" />}
        title={productPageText.safetyTitle}
      >
        {productPageText.safety}
      </Notice>
    </div>
  );
}

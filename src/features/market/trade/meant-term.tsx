import { Link } from '@tanstack/react-router';
import { meantWord } from '#domain/search/meant-word.ts';
import { categoryText, puritySearchWords, purityText } from '#i18n/ko/product-words.ts';
import { tradeText } from '#i18n/ko/trade.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { searchOfQuery, type TradeQuery } from './trade-search.ts';

const KNOWN = [categoryText, purityText, puritySearchWords]
  .flatMap((words) => Object.values(words))
  .filter((word) => word !== '');

/** Offers the word that was meant, where a search that found nothing is near one. */
export function MeantTerm({ query }: { readonly query: TradeQuery }) {
  const meant = meantWord(query.term, KNOWN);
  if (meant === null) return null;
  return (
    <Link to="/trade" search={searchOfQuery({ ...query, term: meant })} className={buttonClass()}>
      {tradeText.empty.meant(meant)}
    </Link>
  );
}

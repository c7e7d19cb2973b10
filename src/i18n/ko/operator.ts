import { asSubject } from './particle.ts';

/** Who runs the house, as the law wants it shown. */
export const operatorText = {
  fields: {
    name: '상호',
    representative: '대표자',
    registrationNumber: '사업자등록번호',
    mailOrderNumber: '통신판매업신고',
    address: '주소',
    phone: '고객센터',
    email: '이메일',
    hosting: '호스팅 제공',
  },
  register: '사업자정보 확인',
  registerLabel: '공정거래위원회에서 사업자정보 확인 (새 창)',
  party: {
    title: '거래 당사자',
    lead: (name: string) => `골드바 교환은 중개가 아니라 ${asSubject(name)} 회원과 직접 하는 거래예요.`,
    cancel:
      '교환을 시작하기 전에는 언제든 신청을 취소할 수 있고, 감정 뒤 조건에 동의하지 않으면 맡긴 금을 그대로 돌려드려요.',
    minor: '미성년자가 법정대리인의 동의 없이 신청하면 본인이나 법정대리인이 취소할 수 있어요.',
  },
} as const;

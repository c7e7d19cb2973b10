/** What the server tells of an appointment to which somebody is said not to have come. */
export const noShowNoticeText = {
  title: '약속에 나오지 않았다고 알려왔습니다',
  body: '상대방이 약속 장소에서 만나지 못했다고 합니다. 나가셨다면 채팅방의 약속에서 알려주세요.',
  disputedTitle: '약속에 대한 상대방의 이야기가 도착했습니다',
  disputed: '상대방도 약속에 나갔다고 합니다. 두 분의 이야기가 다르다고 표시됩니다.',
} as const;
